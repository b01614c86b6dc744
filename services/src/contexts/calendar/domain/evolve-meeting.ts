import {
  afterMove,
  afterSaying,
  NOTHING_SAID,
  withoutDate,
  type MeetingEvent,
  type MeetingTimes,
} from '@foyer/contracts/calendar';

import { sameTimes, type Invited, type KnownMeeting, type MeetingState } from './meeting.js';
import { dayBefore, type Schedule } from './schedule.js';

/** Applies an event to a meeting. */
export function evolveMeeting(state: MeetingState, event: MeetingEvent): MeetingState {
  if (event.type === 'MeetingPlanned') {
    const {
      meetingId: id,
      eventShortId,
      sessionId,
      continues = null,
      previous,
      ...plan
    } = event.data;
    const bare = {
      ...{ oldAttendees: new Set<string>(), remindedOf: null, callId: null, handedOver: null },
      ...{ continues, ended: null, continued: null, sharesPin: continues !== null },
    };
    const none = {
      ...{ cancelledDates: new Set<string>(), reasons: new Map<string, string | null>() },
      ...{ moved: new Map(), guests: new Map(), browsers: new Map(), hidden: new Set<string>() },
      ...{ sequences: new Map([['', 0]]), previous: new Map(previous && [['', previous]]) },
    };
    return {
      ...{ status: 'planned', id, eventShortId, sessionId, sequence: 0, ...bare, ...none },
      ...planOf(plan, new Map()),
    };
  }
  return state.status === 'none' ? state : { ...state, ...changeOf(state, event) };
}

function changeOf(
  state: KnownMeeting,
  event: Exclude<MeetingEvent, { type: 'MeetingPlanned' }>,
): Partial<KnownMeeting> {
  switch (event.type) {
    case 'MeetingChanged': {
      const { sequence, oldAttendees, previous, ...plan } = event.data;
      const said = previous === undefined ? state.attendees : moved(state, plan, null);
      const next = planOf(plan, said);
      const isMoved = !sameTimes(next.schedule, state.schedule);
      return {
        ...{ ...next, ...numbered(state, '', sequence, previous) },
        oldAttendees: new Set(oldAttendees),
        ended: until(state.ended, next.schedule),
        continued: until(state.continued, next.schedule),
        ...(!isMoved && { moved: before(state.moved, next.schedule.repeatTill) }),
        ...(isMoved && { moved: new Map(), browsers: new Map(), remindedOf: null }),
        ...(next.pinId !== state.pinId && {
          sharesPin: false,
          guests: new Map([...state.guests].map(([id]) => [id, false])),
        }),
      };
    }
    case 'MeetingOccurrenceChanged': {
      const { date, sequence, startTime, endTime, name, description } = event.data;
      const { previous } = event.data;
      const own = { startTime, endTime, name, description };
      return {
        ...numbered(state, date, sequence, previous),
        moved: new Map([...state.moved, [date, own]]),
        ...(previous && { attendees: moved(state, own, date) }),
      };
    }
    case 'MeetingOccurrenceCancelled': {
      const { date, sequence, reason, previous } = event.data;
      return {
        ...numbered(state, date, sequence, previous),
        attendees: each(state.attendees, (one) => ({ ...one, ...withoutDate(one, date) })),
        moved: new Map([...state.moved].filter(([other]) => other !== date)),
        cancelledDates: new Set([...state.cancelledDates, date]),
        reasons: new Map([...state.reasons, [date, reason]]),
      };
    }
    case 'MeetingSeriesEnded': {
      const { date, sequence, reason, previous, continuedBy } = event.data;
      const repeatTill = endBefore(date, state.schedule);
      const next = numbered(state, '', sequence, undefined);
      return {
        ...next,
        schedule: { ...state.schedule, repeatTill },
        moved: before(state.moved, repeatTill),
        cancelledDates: new Set([...state.cancelledDates].filter((one) => one < date)),
        reasons: new Map([...state.reasons, [date, reason]]),
        previous: new Map([...next.previous, [date, previous]]),
        ended: { date, continuedBy },
        ...(continuedBy !== null && { continued: { date, by: continuedBy }, sharesPin: true }),
      };
    }
    case 'MeetingCancelled':
      return {
        ...{ status: 'cancelled', ...numbered(state, '', event.data.sequence, undefined) },
        reasons: new Map([...state.reasons, ['', event.data.reason]]),
        // An end with the same number says from where on; after an earlier one, all of it is off.
        ended: state.sequence === event.data.sequence ? state.ended : null,
      };
    case 'MeetingHandedOver': {
      const { organizerId, name, description, sequence, from } = event.data;
      const attendees = new Map([[from, FORMER_ORGANIZER] as const, ...state.attendees]);
      // It changes no date: what is not yet known of dates is still to be told.
      return { organizerId, name, description, attendees, sequence, handedOver: sequence };
    }
    case 'MeetingAnswered': {
      const { attendeeId, answer, proposal, comment, date = null } = event.data;
      const { carried = false, reads } = event.data;
      const known = state.attendees.get(attendeeId);
      if (!known) return {};
      const said = { answer, proposal, comment };
      const after = {
        ...known,
        ...afterSaying(known, said, date),
        ...(!carried && { last: { answer, proposal, date } }),
        ...(reads && { reads }),
      };
      return { attendees: new Map([...state.attendees, [attendeeId, after]]) };
    }
    case 'MeetingReminded':
      return { remindedOf: event.data.startTime };
    case 'MeetingGuestCame': {
      const { guestId, knewPin } = event.data;
      return { guests: new Map([...state.guests, [guestId, knewPin]]) };
    }
    case 'MeetingInvitationUsed': {
      const { guestId, browser, reads } = event.data;
      const known = state.attendees.get(guestId);
      return {
        browsers: new Map([...state.browsers, [guestId, browser]]),
        ...(known &&
          reads && { attendees: new Map([...state.attendees, [guestId, { ...known, reads }]]) }),
      };
    }
    case 'CancelledMeetingHidden': {
      const { memberId, date } = event.data;
      return { hidden: new Set([...state.hidden, `${memberId} ${date ?? ''}`]) };
    }
    case 'MeetingCallBegan':
      return { callId: event.data.callId };
    case 'MeetingCallEnded':
      return { callId: null, browsers: new Map() };
    case 'MeetingMailDue': {
      const { kind, answeredBy, at = '' } = event.data;
      const of = answeredBy === null ? undefined : state.attendees.get(answeredBy);
      if (kind !== 'answer' || answeredBy === null || of === undefined) return {};
      const { answer, proposal, date } = of.last ?? { ...NOTHING_SAID, date: null };
      const told = { answer, proposal, date, at };
      return { attendees: new Map([...state.attendees, [answeredBy, { ...of, told }]]) };
    }
    case 'MeetingTextDue':
      return {};
  }
}

/** The dates of a map up to a last one, which is null for what does not repeat. */
function before<T>(moved: ReadonlyMap<string, T>, till: string | null): ReadonlyMap<string, T> {
  return new Map([...moved].filter(([date]) => till === null || date <= till));
}

/** A series that is prolonged takes place again, from where it had ended. */
function until<T extends { readonly date: string }>(
  ended: T | null,
  { repeatTill }: Schedule,
): T | null {
  return ended !== null && (repeatTill ?? '') < ended.date ? ended : null;
}

/** One that ended before stays as short. */
function endBefore(date: string, { repeatTill }: Schedule): string | null {
  const last = dayBefore(date);
  return repeatTill === null || repeatTill < last ? repeatTill : last;
}

type Attendees = KnownMeeting['attendees'];

function each(attendees: Attendees, change: (one: Invited) => Invited): Attendees {
  return new Map([...attendees].map(([id, one]) => [id, change(one)]));
}

/** An invited person must answer again, except the one who proposed these times. */
function moved(state: KnownMeeting, times: MeetingTimes, date: string | null): Attendees {
  return each(state.attendees, ({ last, ...one }) => ({
    ...{ ...one, ...afterMove(one, times, date) },
    // Of another date it still holds.
    ...(last && date !== null && last.date !== date && { last }),
  }));
}

/** Numbers a notice of a date, or of all dates by an empty one. */
function numbered(
  { sequences, previous }: KnownMeeting,
  of: string,
  sequence: number,
  before: MeetingTimes | undefined,
) {
  const known = [...previous].filter(([other]) => other !== of);
  return {
    sequence,
    sequences: new Map([...sequences, [of, sequence]]),
    previous: new Map(before === undefined ? known : [...known, [of, before]]),
  };
}

/** A member who gave a meeting away stays invited. */
const FORMER_ORGANIZER: Invited = {
  ...NOTHING_SAID,
  attendeeType: 'User',
  mode: { email: true, msg: false },
};

type Plan = Omit<
  Extract<MeetingEvent, { type: 'MeetingChanged' }>['data'],
  'meetingId' | 'sequence' | 'oldAttendees'
>;

function planOf(plan: Plan, before: ReadonlyMap<string, Invited>) {
  const { organizerId, name, description, joinPermission, pinId } = plan;
  const { startTime, endTime, timeZone, repeat, repeatTill } = plan;
  const attendees = new Map(
    plan.attendees.map(({ attendeeId, attendeeType, mode }) => {
      const said = before.get(attendeeId) ?? NOTHING_SAID;
      return [attendeeId, { ...said, attendeeType, mode }] as const;
    }),
  );
  const schedule: Schedule = { startTime, endTime, timeZone, repeat, repeatTill };
  return { organizerId, name, description, joinPermission, pinId, attendees, schedule };
}
