import { setImmediate as nextTurn } from 'node:timers/promises';

import { MediaRelayError } from '../media-relay-error.js';
import type { JanusRelayOptions } from './janus-relay-options.js';

interface Guard {
  readonly drop: () => void;
  readonly log: JanusRelayOptions['log'];
  /** True if there is a link to Janus. */
  readonly isUp: () => boolean;
}

/**
 * Runs a step of setting up a connection; a failure drops the connection and becomes a
 * MediaRelayError.
 */
export async function guarded<T>(step: () => Promise<T>, { drop, log, isUp }: Guard): Promise<T> {
  try {
    return await step();
  } catch (error) {
    drop();
    if (error instanceof MediaRelayError) throw error;
    // A lost link fails its requests first and is seen to be down only then.
    await nextTurn();
    log.warn('Janus refused', { err: error });
    throw new MediaRelayError(isUp() ? 'MEDIA_REFUSED' : 'MEDIA_UNAVAILABLE', error);
  }
}

/** A part that could not be restarted stays as it is: it may recover without help. */
export const keep = (): void => undefined;
