import {
  afterMove,
  afterSaying,
  NOTHING_SAID,
  withoutComments,
  withoutDate,
  type MeetingEvent,
  type MeetingTimes,
} from '@foyer/contracts/calendar';
import type { PersonEvent } from '@foyer/contracts/identity';

import { inCollection, type EventOfType, type Evolve } from '../platform/runner/index.js';
import type { InvitedDocument, MeetingCollections, MeetingDocument } from './meetings.model.js';

type ViewEvent = MeetingEvent | EventOfType<PersonEvent, 'PersonForgotten'>;
type Plan = Omit<
  Extract<MeetingEvent, { type: 'MeetingChanged' }>['data'],
  'meetingId' | 'sequence' | 'oldAttendees' | 'previous'
>;
interface At {
  readonly at: string;
}

const { put, update } = inCollection<MeetingDocument, 'meetings'>('meetings');
const DAY_MS = 86_400_000;

export const evolveMeetings: Evolve<MeetingCollections, ViewEvent> = {
  MeetingPlanned: ({ data, metadata: { at } }) => {
    const { meetingId, eventShortId, sessionId, continues = null, previous: _, ...plan } = data;
    const document: MeetingDocument = {
      _id: meetingId,
      ...{ eventShortId, sessionId, status: 'planned', sequence: 0, continues, ended: null },
      continued: null,
      ...setOf(plan, []),
      ...boundsOf(plan, []),
      ...{ oldAttendees: [], cancelledDates: [], calledOff: [], hidden: [], moved: [] },
      ...{ callId: null, live: false, createdAt: at, updatedAt: at },
    };
    return [put(document)];
  },
  MeetingChanged: async ({ data, metadata }, documents) => {
    const { meetingId, sequence, oldAttendees, previous, ...plan } = data;
    const before = await documents.get('meetings', meetingId);
    if (!before) return [];
    const times = ['startTime', 'endTime', 'timeZone', 'repeat'] as const;
    const { repeatTill } = plan;
    const isSame = times.every((field) => before[field] === plan[field]);
    const moved = isSame ? upTo(before.moved, repeatTill) : [];
    const left = {
      ended: until(before.ended, repeatTill),
      continued: until(before.continued, repeatTill),
    };
    const said = previous ? answeredAgain(before, plan, null) : before.attendees;
    const fields = { ...setOf(plan, said), ...boundsOf(plan, moved), moved };
    return [changed(meetingId, metadata, { ...fields, ...left, sequence, oldAttendees })];
  },
  MeetingOccurrenceChanged: async ({ data, metadata }, documents) => {
    const { meetingId, sequence, date, startTime, endTime, name, description, previous } = data;
    const before = await documents.get('meetings', meetingId);
    if (!before) return [];
    const others = before.moved.filter((one) => one.date !== date);
    const moved = [...others, { date, startTime, endTime, name, description }];
    const said = previous && { attendees: answeredAgain(before, data, date) };
    const fields = { sequence, moved, ...boundsOf(before, moved), ...said };
    return [changed(meetingId, metadata, fields)];
  },
  MeetingOccurrenceCancelled: async ({ data, metadata }, documents) => {
    const { meetingId, sequence, date, previous } = data;
    const before = await documents.get('meetings', meetingId);
    if (!before) return [];
    const moved = before.moved.filter((one) => one.date !== date);
    const cancelledDates = [...before.cancelledDates.filter((one) => one !== date), date];
    const attendees = before.attendees.map((one) => ({ ...one, ...withoutDate(one, date) }));
    const others = before.calledOff.filter((one) => one.date !== date);
    const calledOff = previous ? [...others, { date, ...previous }] : others;
    const fields = { sequence, moved, cancelledDates, calledOff, attendees };
    return [changed(meetingId, metadata, fields)];
  },
  MeetingSeriesEnded: async ({ data, metadata }, documents) => {
    const { meetingId, sequence, date, occurrence, previous, continuedBy } = data;
    const before = await documents.get('meetings', meetingId);
    if (!before) return [];
    const last = iso(Date.parse(`${date}T00:00:00.000Z`) - DAY_MS).slice(0, 10);
    const { repeatTill: till } = before;
    // One that ended before stays as short.
    const repeatTill = till === null || till < last ? till : last;
    const moved = upTo(before.moved, repeatTill);
    const cancelledDates = before.cancelledDates.filter((one) => one < date);
    const calledOff = before.calledOff.filter((one) => one.date < date);
    const ended = { date, ruledStart: occurrence, ...previous, continuedBy };
    const left = { repeatTill, moved, ...boundsOf({ ...before, repeatTill }, moved) };
    const continued = continuedBy === null ? before.continued : { date, by: continuedBy };
    const fields = { ...left, sequence, cancelledDates, calledOff, ended, continued };
    const later = continuedBy === null ? null : await documents.get('meetings', continuedBy);
    return [
      changed(meetingId, metadata, fields),
      // A part that was split off between two is the one before the later one.
      ...(later ? [update(later._id, { set: { continues: meetingId } })] : []),
    ];
  },
  MeetingCancelled: async ({ data: { meetingId, sequence }, metadata }, documents) => {
    const before = await documents.get('meetings', meetingId);
    if (!before) return [];
    // An end with the same number says from where on; after an earlier one, all of it is off.
    const ended = before.sequence === sequence ? before.ended : null;
    return [changed(meetingId, metadata, { status: 'cancelled', sequence, ended })];
  },
  MeetingHandedOver: async ({ data, metadata }, documents) => {
    const { meetingId, organizerId, name, description, sequence, from } = data;
    const before = await documents.get('meetings', meetingId);
    if (!before) return [];
    const isInvited = before.attendees.some(({ attendeeId }) => attendeeId === from);
    const attendees = isInvited ? before.attendees : [formerOrganizer(from), ...before.attendees];
    const whose = { organizerId, memberIds: membersOf(organizerId, attendees) };
    const invited = { attendees, attendeeCount: attendees.length };
    return [changed(meetingId, metadata, { ...whose, ...invited, name, description, sequence })];
  },
  MeetingAnswered: async ({ data, metadata }, documents) => {
    const { meetingId, attendeeId, answer, proposal, comment, date = null } = data;
    const before = await documents.get('meetings', meetingId);
    if (!before) return [];
    const attendees = before.attendees.map((one) =>
      one.attendeeId === attendeeId
        ? { ...one, ...afterSaying(one, { answer, proposal, comment }, date) }
        : one,
    );
    return [changed(meetingId, metadata, { attendees })];
  },
  MeetingMailDue: () => [],
  MeetingTextDue: () => [],
  MeetingReminded: () => [],
  MeetingGuestCame: () => [],
  MeetingInvitationUsed: () => [],
  CancelledMeetingHidden: async ({ data: { meetingId, memberId, date } }, documents) => {
    const before = await documents.get('meetings', meetingId);
    if (!before) return [];
    return [update(meetingId, { set: { hidden: [...before.hidden, { memberId, date }] } })];
  },
  MeetingCallBegan: ({ data: { meetingId, callId }, metadata }) => [
    changed(meetingId, metadata, { callId, live: true }),
  ],
  MeetingCallEnded: ({ data: { meetingId }, metadata }) => [
    changed(meetingId, metadata, { callId: null, live: false }),
  ],
  PersonForgotten: async ({ data: { personId } }, documents) => {
    const [organized, attended] = await Promise.all([
      documents.find('meetings', { organizerId: personId }),
      documents.find('meetings', { 'attendees.attendeeId': personId }),
    ]);
    return [
      ...organized.map(({ _id, moved }) =>
        update(_id, {
          set: {
            ...{ name: null, description: null },
            moved: moved.map((one) => ({ ...one, name: null, description: null })),
          },
        }),
      ),
      ...attended.map(({ _id, attendees }) =>
        update(_id, {
          set: {
            attendees: attendees.map((one) =>
              one.attendeeId === personId ? { ...one, ...withoutComments(one) } : one,
            ),
          },
        }),
      ),
    ];
  },
};

function setOf(plan: Plan, before: readonly InvitedDocument[]) {
  const { pinId, attendees: invited, ...rest } = plan;
  const known = new Map(before.map((one) => [one.attendeeId, one]));
  const attendees = invited.map((one): InvitedDocument => ({
    ...NOTHING_SAID,
    ...known.get(one.attendeeId),
    ...one,
  }));
  return {
    ...rest,
    attendees,
    attendeeCount: attendees.length,
    memberIds: membersOf(plan.organizerId, attendees),
    hasPin: pinId !== null,
  };
}

/** A member who gave a meeting away stays invited. */
function formerOrganizer(attendeeId: string): InvitedDocument {
  const mode = { email: true, msg: false };
  return { attendeeId, attendeeType: 'User', mode, ...NOTHING_SAID };
}

/** The times are others now, of one date or of all. */
function answeredAgain(
  { attendees }: MeetingDocument,
  times: MeetingTimes,
  date: string | null,
): readonly InvitedDocument[] {
  return attendees.map((one) => ({
    ...one,
    ...afterMove(one, { startTime: times.startTime, endTime: times.endTime }, date),
  }));
}

/** Those up to a last date, which is null for what does not repeat. */
function upTo(moved: MeetingDocument['moved'], till: string | null): MeetingDocument['moved'] {
  return moved.filter(({ date }) => till === null || date <= till);
}

/** A series that is prolonged takes place again, from where it had ended. */
function until<T extends { readonly date: string }>(ended: T | null, till: string | null) {
  return ended !== null && (till ?? '') < ended.date ? ended : null;
}

/** A day more at both ends, for dates of other zones. */
function boundsOf(
  {
    startTime,
    endTime,
    repeat,
    repeatTill,
  }: Pick<Plan, 'startTime' | 'endTime' | 'repeat' | 'repeatTill'>,
  moved: MeetingDocument['moved'],
): Pick<MeetingDocument, 'begins' | 'overBy'> {
  const till = repeat === 'none' || repeatTill === null ? endTime : `${repeatTill}T00:00:00.000Z`;
  const last = Date.parse(till) + (repeat === 'none' ? 0 : 3 * DAY_MS);
  const ends = [last, ...moved.map((one) => Date.parse(one.endTime))];
  const starts = [startTime, ...moved.map((one) => one.startTime)].map((one) => Date.parse(one));
  return { begins: iso(Math.min(...starts)), overBy: iso(Math.max(...ends)) };
}

const iso = (at: number): string => new Date(at).toISOString();

function membersOf(organizerId: string, attendees: readonly InvitedDocument[]): readonly string[] {
  const users = attendees.filter(({ attendeeType }) => attendeeType === 'User');
  return [...new Set([organizerId, ...users.map(({ attendeeId }) => attendeeId)])];
}

function changed(id: string, { at }: At, fields: Partial<Omit<MeetingDocument, '_id'>>) {
  return update(id, { set: { ...fields, updatedAt: at } });
}
