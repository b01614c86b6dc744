import {
  CALL_PARTICIPANTS_MAX,
  CALL_RETURN_MS,
  type CallParticipant,
} from '@foyer/contracts/calls';

import type { CallOn, Participant } from './call.js';

/**
 * Whether one more may be in a call. Guests come by a link that anyone may have: who was let in and has not entered in time keeps
 * no one out, and however many guests there are, they keep out no one else.
 */
export function hasRoomFor(
  { joinerType }: Pick<CallParticipant, 'joinerType'>,
  { participants }: CallOn,
  now: Date,
): boolean {
  const counted = Object.values(participants).filter(
    (one) =>
      one.admission !== 'removed' &&
      (one.joinerType !== 'Guest' || (joinerType === 'Guest' && isExpected(one, now))),
  );
  return counted.length < CALL_PARTICIPANTS_MAX;
}

/** Whether a guest who was let in may still enter: a place that was given up meanwhile may be somebody else's. */
export function hasRoomToEnter({ participants }: CallOn): boolean {
  const inside = Object.values(participants).filter(({ joined }) => joined);
  return inside.length < CALL_PARTICIPANTS_MAX;
}

function isExpected({ joined, awaySince }: Participant, now: Date): boolean {
  if (joined) return true;
  return awaySince !== null && now.getTime() - Date.parse(awaySince) < CALL_RETURN_MS;
}
