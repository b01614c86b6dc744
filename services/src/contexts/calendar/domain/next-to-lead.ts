import { isLed, type InCall } from '@foyer/contracts/sessions';

import type { KnownMeeting } from './meeting.js';
import { successorsIn } from './successors.js';

/**
 * Returns the member who is to lead a running call that has no leader: the organizer, or the next by
 * rank who is in it. Undefined if it has one, or no one who may lead.
 */
export function nextToLead(meeting: KnownMeeting, participants: InCall): string | undefined {
  if (isLed(participants)) return undefined;
  const isInCall = (id: string) => participants[id]?.joined === true;
  return [meeting.organizerId, ...successorsIn(meeting, isInCall)].find(isInCall);
}
