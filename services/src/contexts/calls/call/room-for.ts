import {
  CALL_PARTICIPANTS_MAX,
  CALL_RETURN_MS,
  type CallParticipant,
} from '@foyer/contracts/calls';

import type { CallOn, Participant } from './call.js';

/**
 * True if there is room for one more person in a call. Guests come by a link that anyone may have.
 * A guest who was let in and has not entered in time takes no room. Guests never take the room of
 * other people.
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

/** True if a guest who was let in may still enter: an expired place may be taken meanwhile. */
export function hasRoomToEnter({ participants }: CallOn): boolean {
  const inside = Object.values(participants).filter(({ joined }) => joined);
  return inside.length < CALL_PARTICIPANTS_MAX;
}

function isExpected({ joined, awaySince }: Participant, now: Date): boolean {
  if (joined) return true;
  return awaySince !== null && now.getTime() - Date.parse(awaySince) < CALL_RETURN_MS;
}
