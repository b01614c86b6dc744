import type { Attendee } from '@foyer/contracts/calendar';

import { Rejected } from '#platform/cqrs';
import type { MemberDirectory } from '#contexts/identity';
import type { People } from '../adapters/people.js';

interface Needs {
  readonly members: MemberDirectory;
  readonly people: People;
}

/** @throws Rejected MEMBER_NOT_FOUND or GUEST_NOT_FOUND if one of them is not of the given type */
export async function requireAttendees(
  { members, people }: Needs,
  attendees: readonly Pick<Attendee, 'attendeeId' | 'attendeeType'>[],
): Promise<void> {
  const idsOf = (type: Attendee['attendeeType']) =>
    attendees.flatMap(({ attendeeId, attendeeType }) =>
      attendeeType === type ? [attendeeId] : [],
    );
  const [users, guests] = [idsOf('User'), idsOf('Guest')];
  const [existing, known] = await Promise.all([members.existing(users), people.guests(guests)]);
  if (!users.every((id) => existing.has(id))) throw new Rejected('MEMBER_NOT_FOUND');
  if (!guests.every((id) => known.has(id))) throw new Rejected('GUEST_NOT_FOUND');
}
