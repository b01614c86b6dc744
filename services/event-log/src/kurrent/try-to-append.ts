import { randomUUID } from 'node:crypto';
import { jsonEvent, WrongExpectedVersionError } from '@kurrent/kurrentdb-client';
import type { KurrentClient } from './kurrent-client.js';

/** A number of events that no stream reaches. */
const NEVER = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * Sees whether the server lets us write. It looks at rights before it looks at revisions, so an
 * append at a revision that no stream has shows the rights and leaves nothing behind.
 * @throws the client's error where it does not.
 */
export async function tryToAppend(client: KurrentClient): Promise<void> {
  const events = [jsonEvent({ id: randomUUID(), type: 'Trial', data: {}, metadata: {} })];
  try {
    await client.multiStreamAppend([{ streamName: 'foyer-trial', expectedState: NEVER, events }]);
  } catch (error) {
    if (!(error instanceof WrongExpectedVersionError)) throw error;
  }
}
