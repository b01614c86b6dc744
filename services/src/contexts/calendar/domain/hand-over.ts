import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { AgendaEvent, MeetingEvent } from '@foyer/contracts/calendar';

import { entered, removed, type Agenda } from './agenda.js';
import { causedBy, changeable, type MeetingAuthor } from './author.js';
import type { MeetingState } from './meeting.js';
import { listOf, noticesTo, partiesOf, withMember } from './notices.js';
import { endOf } from './occurrences.js';
import { clashOf, type SameTimes } from './plan-meeting.js';

interface States {
  readonly meeting: MeetingState;
  readonly agenda: Agenda;
  /** Of who gets it. */
  readonly nextAgenda: Agenda;
  readonly others: SameTimes;
}

interface Events {
  readonly meeting: readonly MeetingEvent[];
  readonly agenda: readonly AgendaEvent[];
  readonly nextAgenda: readonly AgendaEvent[];
}

/** A colleague organizes a meeting from now on; who did stays invited. */
export function handOver(
  { meeting: state, agenda, nextAgenda, others }: States,
  { meetingId, memberId }: { readonly meetingId: string; readonly memberId: string },
  author: MeetingAuthor,
): Decision<Events> {
  const found = changeable(state, author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  if (meeting.status === 'cancelled') return rejected('MEETING_CANCELLED');
  const { organizerId: from, name, description, schedule } = meeting;
  if (from === memberId) return accepted({ meeting: [], agenda: [], nextAgenda: [] });
  const attendees = listOf(meeting.attendees);
  const plan = { meetingId, ...schedule, attendees, joinPermission: meeting.joinPermission };
  const clash = clashOf(nextAgenda, others, { ...plan, name: name ?? '', description: '' });
  if (clash !== null) return rejected(clash);
  const sequence = meeting.sequence + 1;
  const told = withMember(partiesOf(meeting), memberId);
  const about = { meetingId, kind: 'hand-over', sequence, date: null } as const;
  return accepted({
    meeting: [
      {
        type: 'MeetingHandedOver',
        data: { meetingId, organizerId: memberId, name, description, sequence, from },
      },
      ...noticesTo(told, { ...about, until: endOf(meeting), ...causedBy(author) }),
    ],
    agenda: removed(agenda, from, meetingId),
    nextAgenda: entered(nextAgenda, memberId, { meetingId, ...schedule }),
  });
}
