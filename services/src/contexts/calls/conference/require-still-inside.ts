import { Rejected } from '#platform/cqrs';
import type { CallOn } from '../call/call.js';
import { publisherOf } from '../call/participant-of.js';
import type { Conference, ParticipantSlot } from './conference.js';

/**
 * Refuses a person who was removed from a call, or left it, while the page was entering. The slot
 * is in the conference before the call is read: a later removal finds it and takes it out.
 * @throws Rejected NOT_IN_CALL
 */
export function requireStillInside(
  call: CallOn,
  conference: Conference,
  slot: ParticipantSlot,
): void {
  const { joinerId, userCallId } = slot;
  const found = publisherOf(call, joinerId);
  const isAllowed = found.type === 'found' || call.supervisors[joinerId] !== undefined;
  if (isAllowed && conference.slot(userCallId) === slot) return;
  if (conference.slot(userCallId) === slot) conference.remove(userCallId);
  throw new Rejected('NOT_IN_CALL');
}
