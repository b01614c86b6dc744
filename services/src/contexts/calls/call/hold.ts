import type { CallEvent } from '@foyer/contracts/calls';

import type { Participant, Participants } from './state.js';

interface Held {
  readonly callId: string;
  readonly joinerId: string;
  readonly by: string;
}

/** Pauses a participant, who then neither hears others nor is heard. */
export const onHold = (held: Held, now: Date): CallEvent => ({
  type: 'CallParticipantPaused',
  data: { ...held, at: now.toISOString() },
});

/** Ends the hold of a participant, and records how long it took. */
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

/**
 * Returns the people whose hold may end for them. A person who is in another call ends it
 * themselves, and would otherwise be live in two.
 */
export const heldHere = (participants: Participants): readonly (readonly [string, Participant])[] =>
  Object.entries(participants).filter(
    ([, { paused, isElsewhere }]) => paused && isElsewhere !== true,
  );
