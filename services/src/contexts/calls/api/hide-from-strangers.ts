import { Rejected } from '../../../platform/eventing/commands/index.js';

/**
 * Somebody else's call is none of a visitor's business; that it exists is not either.
 * @throws Rejected CALL_NOT_FOUND in the place of NOT_IN_CALL
 */
export function hideFromStrangers(error: unknown): never {
  if (error instanceof Rejected && error.code === 'NOT_IN_CALL')
    throw new Rejected('CALL_NOT_FOUND');
  throw error;
}
