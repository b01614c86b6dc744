import { permitsInCall, type InCallRole } from '@foyer/contracts/sessions';

import type { KnownMeeting } from './meeting.js';
import { successorsIn } from './successors.js';

type InCall = Readonly<
  Record<string, { readonly joined: boolean; readonly role: InCallRole } | undefined>
>;

/**
 * Returns the member who is to lead a running call that has no leader: the organizer, or the next by
 * rank who is in it. Undefined if it has one, or no one who may lead.
 */
export function nextToLead(meeting: KnownMeeting, participants: InCall): string | undefined {
  const isInCall = (id: string) => participants[id]?.joined === true;
  const leads = Object.values(participants).some(
    (one) => one?.joined === true && permitsInCall('call.end-for-all', one.role),
  );
  if (leads) return undefined;
  return [meeting.organizerId, ...successorsIn(meeting, isInCall)].find(isInCall);
}
