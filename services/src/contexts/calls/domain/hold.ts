import type { CallEvent } from '@foyer/contracts/calls';

import type { Participant } from './call-state.js';

interface Held {
  readonly callId: string;
  readonly joinerId: string;
  readonly by: string;
}

/** Somebody waits from now on, neither hearing nor heard. */
export const onHold = (held: Held, now: Date): CallEvent => ({
  type: 'CallParticipantPaused',
  data: { ...held, at: now.toISOString() },
});

/** The wait is over, and how long it was is written down. */
export const offHold = (
  held: Held,
  { pausedSince }: Pick<Participant, 'pausedSince'>,
  now: Date,
): CallEvent => ({
  type: 'CallParticipantResumed',
  data: {
    ...held,
    heldMs: pausedSince === null ? null : Math.max(0, now.getTime() - Date.parse(pausedSince)),
  },
});
