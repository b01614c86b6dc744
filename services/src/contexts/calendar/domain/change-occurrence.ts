import type { MeetingEvent } from '@foyer/contracts/calendar';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import { causedBy, changeable, type MeetingAuthor } from './author.js';
import { datedAhead } from './date-of.js';
import type { MeetingState } from './meeting.js';
import { noticesTo, partiesOf } from './notices.js';
import { later, timesIn } from './schedule.js';

export interface ChangeOccurrence {
  readonly meetingId: string;
  /** When it begins by the rule. */
  readonly occurrence: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly name: string;
  readonly description: string;
}

/** Moves one of a series, or words it differently. */
export function changeOccurrence(
  state: MeetingState,
  change: ChangeOccurrence,
  { now, author }: { readonly now: Date; readonly author: MeetingAuthor },
): Decision<readonly MeetingEvent[]> {
  const found = changeable(state, author);
  if (found.type === 'rejected') return found;
  const { meeting } = found;
  if (meeting.status === 'cancelled') return rejected('MEETING_CANCELLED');
  const dated = datedAhead(meeting, change.occurrence, now);
  if (dated.type === 'rejected') return dated;
  const { known } = dated;
  const { date } = known;
  const { meetingId, startTime, endTime, name, description } = change;
  const isMoved = known.startTime !== startTime;
  if (isMoved && Date.parse(startTime) < now.getTime()) return rejected('MEETING_IN_PAST');
  const words = {
    name: known.own?.name ?? meeting.name,
    description: known.own?.description ?? meeting.description,
  };
  const isSame = !isMoved && known.endTime === endTime;
  const previous = isSame ? {} : { previous: timesIn(known) };
  if (isSame && words.name === name && words.description === description) return accepted([]);
  const sequence = meeting.sequence + 1;
  const { organizerId } = meeting;
  const about = { meetingId, kind: 'update', sequence, date, until: later(known.endTime, endTime) };
  return accepted([
    {
      type: 'MeetingOccurrenceChanged',
      data: {
        ...{ meetingId, organizerId, sequence, date, startTime, endTime, name, description },
        ...previous,
      },
    },
    ...noticesTo(partiesOf(meeting), { ...about, kind: 'update', ...causedBy(author) }),
  ]);
}
