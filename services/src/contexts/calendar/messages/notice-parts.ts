import { NOTHING_SAID, saidOn, type MeetingEvent } from '@foyer/contracts/calendar';

import { occurrenceOn } from '../domain/schedule.js';
import type { KnownMeeting, MeetingState } from '../domain/meeting.js';
import { nextOccurrence } from '../domain/occurrences.js';
import type { CalendarMeeting } from '../ics/calendar-file.js';
import type { MeetingLinks } from '../adapters/meeting-links.js';
import type { People, Reachable } from '../adapters/people.js';
import type { AnswerParts, MeetingMailParts } from './meeting-mail.js';
import { clockOf } from './reader-clock.js';
import { latePart } from '#platform/late-part';

const calendarFile = latePart(() => import('../ics/calendar-file.js'));

type Notice = Extract<MeetingEvent, { type: 'MeetingMailDue' }>['data'];

interface Needs {
  readonly people: People;
  readonly links: MeetingLinks;
  readonly now: Date;
}

interface NoticeParts {
  readonly reader: Reachable;
  readonly mail: Omit<MeetingMailParts, 'to' | 'title'>;
}

/**
 * Returns the content of a notice; undefined if there is nothing left to report, or no one to
 * receive it.
 */
export async function noticeParts(
  notice: Notice,
  meeting: MeetingState,
  needs: Needs,
): Promise<NoticeParts | undefined> {
  if (meeting.status === 'none' || !isStillTrue(notice, meeting)) return undefined;
  const { people, now } = needs;
  const [reader, organizer] = await Promise.all([
    people.reach(notice.attendeeId, notice.attendeeType),
    people.organizer(meeting.organizerId),
  ]);
  if (reader === undefined) return undefined;
  const { schedule } = meeting;
  const { date, kind } = notice;
  const actor = await actorFor(notice, meeting, people);
  const isOff = (kind === 'cancellation' || notice.following === true) && date !== null;
  const before = meeting.previous.get(date ?? '') ?? null;
  const ruled = date === null ? undefined : timesOn(meeting, date);
  const at = (isOff ? before : undefined) ?? ruled ?? timesOf(meeting, kind, now);
  const own = date === null ? undefined : meeting.moved.get(date);
  const url = await urlFor(notice, meeting, needs);
  const name = own?.name ?? meeting.name ?? '';
  const clock = clockOf(meeting.attendees.get(notice.attendeeId)?.reads, reader, at);
  const file = { meeting, notice, organizer, reader, url, now };
  return {
    reader,
    mail: {
      ...{ kind, name, url },
      language: reader.language ?? clock.language ?? organizer?.language ?? 'de',
      isGuest: notice.attendeeType === 'Guest',
      organizer: actor ?? organizer?.displayName ?? '',
      of: readerOf(notice, meeting),
      description: own?.description ?? meeting.description ?? '',
      times: at,
      about: aboutOf(notice, meeting),
      before: kind === 'update' && !notice.following ? before : null,
      asksAgain:
        kind === 'update' && !notice.following && before !== null && isOpenTo(notice, meeting),
      timeZone: schedule.timeZone,
      readerZone: clock.timeZone ?? null,
      repeat: schedule.repeat,
      repeatTill: schedule.repeatTill,
      reason: kind === 'cancellation' ? (meeting.reasons.get(date ?? '') ?? '') : '',
      answer: kind === 'answer' ? await answerOf(notice, meeting, people) : null,
      calendar: await calendarOf(file),
    },
  };
}

/**
 * Returns the subject of a notice: all of a meeting, one of its series, the rest of it, or that the
 * person no longer belongs to it.
 */
function aboutOf({ kind, date, attendeeId, following }: Notice, meeting: KnownMeeting) {
  if (following) {
    const isElsewhere = (meeting.ended?.continuedBy ?? null) !== null;
    return kind === 'cancellation' && isElsewhere ? 'out-from' : 'from';
  }
  if (date !== null) return 'one';
  const isOut = meeting.status === 'planned' && !meeting.attendees.has(attendeeId);
  return kind === 'cancellation' && isOut ? 'out' : 'all';
}

function readerOf({ kind, attendeeId, by }: Notice, { organizerId }: KnownMeeting) {
  if (attendeeId === by && kind !== 'hand-over') return 'own';
  return attendeeId === organizerId ? 'organizer' : 'other';
}

/**
 * Returns the name of the member who made a change, for colleagues. Guests know the organizer, in
 * whose name it is changed. A new organizer reads who handed the meeting over; empty if no one did.
 */
async function actorFor(
  { by, kind, attendeeId, attendeeType }: Notice,
  { organizerId }: KnownMeeting,
  people: People,
): Promise<string | null> {
  const isToNewOrganizer = kind === 'hand-over' && attendeeId === organizerId;
  const isNamed = isToNewOrganizer || (attendeeType === 'User' && kind !== 'hand-over');
  const unknown = isToNewOrganizer ? '' : null;
  if (by === undefined || by === organizerId || !isNamed) return unknown;
  return (await people.names([by])).get(by) ?? unknown;
}

/**
 * True if an invited person must still answer the notice; a person who proposed the times need not.
 */
function isOpenTo({ attendeeId, date }: Notice, { attendees, organizerId }: KnownMeeting): boolean {
  const invited = attendeeId === organizerId ? undefined : attendees.get(attendeeId);
  return invited !== undefined && saidOn(invited, date).answer === 'none';
}

/**
 * A later change reports again everything that it changed. A date is reported by another change of
 * the same date, or by a change of the whole meeting, whose file has all dates. A removed attendee
 * is notified of that, unless they were invited again.
 */
function isStillTrue(notice: Notice, meeting: KnownMeeting): boolean {
  const { kind, sequence, attendeeId, date, following } = notice;
  const isTold = meeting.attendees.has(attendeeId) || meeting.organizerId === attendeeId;
  if (kind === 'cancellation' && date === null) {
    return !isTold || (meeting.status === 'cancelled' && sequence === lastNumber(meeting, date));
  }
  // A date that went with all that follow another one is in no other notice.
  const isOff = kind === 'cancellation' && meeting.cancelledDates.has(date ?? '');
  if (meeting.status === 'cancelled' && !following && !isOff) return false;
  if (kind === 'hand-over') return isTold && sequence === meeting.handedOver;
  return kind === 'invitation' || kind === 'answer' || kind === 'reminder'
    ? isTold
    : isTold && sequence === lastNumber(meeting, date);
}

/** The number under which a date, or all of a meeting, was changed last. */
function lastNumber({ sequences }: KnownMeeting, date: string | null): number {
  const all = sequences.get('') ?? 0;
  return date === null ? all : Math.max(all, sequences.get(date) ?? 0);
}

function timesOn(meeting: KnownMeeting, date: string) {
  return meeting.moved.get(date) ?? occurrenceOn(meeting.schedule, date);
}

function timesOf(meeting: KnownMeeting, kind: Notice['kind'], now: Date) {
  const next = kind === 'reminder' ? nextOccurrence(meeting, now) : undefined;
  return next ?? meeting.schedule;
}

async function urlFor(notice: Notice, meeting: KnownMeeting, { links }: Needs): Promise<string> {
  const { attendeeId: guestId, attendeeType, meetingId, date } = notice;
  const ruled =
    date === null || notice.following ? undefined : occurrenceOn(meeting.schedule, date);
  const occurrence = ruled?.startTime ?? null;
  if (attendeeType === 'User') return links.forMember(meetingId, occurrence);
  return links.forGuest({ guestId, meetingId, occurrence });
}

async function answerOf(
  { answeredBy, date }: Notice,
  { attendees }: KnownMeeting,
  people: People,
): Promise<AnswerParts | null> {
  const answered = answeredBy === null ? undefined : attendees.get(answeredBy);
  if (answered === undefined || answeredBy === null) return null;
  const { answer, proposal, comment } = saidOn(answered, date);
  const names = await people.names([answeredBy]);
  return { guest: names.get(answeredBy) ?? '', answer, proposal, comment: comment ?? '' };
}

interface FileParts {
  readonly meeting: KnownMeeting;
  readonly notice: Notice;
  readonly organizer: Reachable | undefined;
  readonly reader: Reachable;
  readonly url: string;
  readonly now: Date;
}

async function calendarOf(parts: FileParts): Promise<MeetingMailParts['calendar']> {
  const { meeting, notice, organizer, reader, url, now } = parts;
  const { kind, sequence, date } = notice;
  if (kind === 'reminder' || kind === 'answer') return null;
  const file: CalendarMeeting = {
    id: meeting.id,
    // Later notices to the same attendee follow with their own, higher numbers.
    sequence,
    schedule: meeting.schedule,
    cancelledDates: meeting.cancelledDates,
    moved: meeting.moved,
    previous: meeting.previous,
    name: meeting.name ?? '',
    description: meeting.description ?? '',
    organizer: { name: organizer?.displayName ?? '', email: organizer?.email ?? null },
    attendee:
      notice.attendeeId === meeting.organizerId
        ? null
        : {
            ...{ name: reader.displayName, email: reader.email },
            answers: meeting.attendees.get(notice.attendeeId) ?? NOTHING_SAID,
          },
    url: kind === 'cancellation' ? null : url,
    stamp: now.toISOString(),
  };
  const { askingMethod, cancellationFile, changedDateFile, invitationFile } = await calendarFile();
  const isOfDate = kind === 'update' && date !== null && !notice.following;
  // The series is shorter, and not cancelled: earlier dates stay.
  return kind === 'cancellation' && !notice.following
    ? { method: 'CANCEL', content: cancellationFile(file, date) }
    : {
        method: askingMethod(file),
        content: isOfDate ? changedDateFile(file, date) : invitationFile(file),
      };
}
