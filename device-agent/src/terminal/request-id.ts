import { randomInt } from 'node:crypto';

/**
 * Eight digits that name a request on the wire. By chance, so that a lost journal does not begin
 * with the same again.
 */
export const mintRequestId = (): string => String(randomInt(100_000_000)).padStart(8, '0');
