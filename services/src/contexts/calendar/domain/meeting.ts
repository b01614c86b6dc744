import type { Attendee, MeetingEvent, MeetingTimes } from '@foyer/contracts/calendar';

import type { Said } from './answer-on.js';
import type { Schedule } from './schedule.js';

/** Somebody who was invited, with what was answered; without the comment once forgotten. */
export interface Invited extends Pick<Attendee, 'attendeeType' | 'mode'>, Said {
  /** What the organizer was told of it last, and when; absent where that was nothing. */
  readonly told?: Pick<Said, 'answer' | 'proposal'> & { readonly at: string };
}

/** What one of a series has of its own. */
export interface MovedOccurrence extends MeetingTimes {
  readonly name: string | null;
  readonly description: string | null;
}

export interface KnownMeeting {
  readonly status: 'planned' | 'cancelled';
  readonly id: string;
  readonly eventShortId: string;
  readonly organizerId: string;
  /** Null once the organizer was forgotten, as the description. */
  readonly name: string | null;
  readonly description: string | null;
  readonly schedule: Schedule;
  readonly attendees: ReadonlyMap<string, Invited>;
  readonly oldAttendees: ReadonlySet<string>;
  readonly sessionId: string | null;
  readonly joinPermission: boolean;
  readonly pinId: string | null;
  readonly sequence: number;
  /** Dates of occurrences that do not take place. */
  readonly cancelledDates: ReadonlySet<string>;
  /** Why they are off, by their dates; by an empty one why all of it is. Null once the organizer was forgotten. */
  readonly reasons: ReadonlyMap<string, string | null>;
  /** By the date of the rule. */
  readonly moved: ReadonlyMap<string, MovedOccurrence>;
  /** The start of the last one that attendees were reminded of. */
  readonly remindedOf: string | null;
  /** Who came without an invitation, and whether they knew the PIN that is set now. */
  readonly guests: ReadonlyMap<string, boolean>;
  readonly callId: string | null;
}

/** A meeting, with what decisions about one need. */
export type MeetingState = { readonly status: 'none' } | KnownMeeting;

export const initialMeeting: MeetingState = { status: 'none' };

export function evolveMeeting(state: MeetingState, event: MeetingEvent): MeetingState {
  if (event.type === 'MeetingPlanned') {
    const { meetingId: id, eventShortId, sessionId, ...plan } = event.data;
    const bare = { oldAttendees: new Set<string>(), remindedOf: null, callId: null };
    const none = {
      ...{ cancelledDates: new Set<string>(), reasons: new Map<string, string | null>() },
      ...{ moved: new Map(), guests: new Map() },
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
      const { sequence, oldAttendees, ...plan } = event.data;
      const next = planOf(plan, state.attendees);
      const isMoved = !sameTimes(next.schedule, state.schedule);
      return {
        ...{ ...next, sequence, oldAttendees: new Set(oldAttendees) },
        ...(isMoved && { moved: new Map(), remindedOf: null }),
        ...(next.pinId !== state.pinId && {
          guests: new Map([...state.guests].map(([id]) => [id, false])),
        }),
      };
    }
    case 'MeetingOccurrenceChanged': {
      const { date, sequence, startTime, endTime, name, description } = event.data;
      const own = { startTime, endTime, name, description };
      return { sequence, moved: new Map([...state.moved, [date, own]]) };
    }
    case 'MeetingOccurrenceCancelled': {
      const { date, sequence, reason } = event.data;
      const moved = new Map([...state.moved].filter(([other]) => other !== date));
      const cancelledDates = new Set([...state.cancelledDates, date]);
      return {
        sequence,
        moved,
        cancelledDates,
        reasons: new Map([...state.reasons, [date, reason]]),
      };
    }
    case 'MeetingCancelled':
      return {
        ...{ status: 'cancelled', sequence: event.data.sequence },
        reasons: new Map([...state.reasons, ['', event.data.reason]]),
      };
    case 'MeetingHandedOver': {
      const { organizerId, name, description, sequence, from } = event.data;
      const attendees = new Map([[from, FORMER_ORGANIZER] as const, ...state.attendees]);
      return { organizerId, name, description, sequence, attendees };
    }
    case 'MeetingAnswered': {
      const { attendeeId, answer, proposal, comment, date = null } = event.data;
      const before = state.attendees.get(attendeeId);
      if (!before) return {};
      const elsewhere = before.answer === 'proposed' ? before.elsewhere : before.answer;
      const after = { ...before, answer, proposal, comment, date, elsewhere };
      return { attendees: new Map([...state.attendees, [attendeeId, after]]) };
    }
    case 'MeetingReminded':
      return { remindedOf: event.data.startTime };
    case 'MeetingGuestCame': {
      const { guestId, knewPin } = event.data;
      return { guests: new Map([...state.guests, [guestId, knewPin]]) };
    }
    case 'MeetingCallBegan':
      return { callId: event.data.callId };
    case 'MeetingCallEnded':
      return { callId: null };
    case 'MeetingMailDue': {
      const { kind, answeredBy, at = '' } = event.data;
      const of = answeredBy === null ? undefined : state.attendees.get(answeredBy);
      if (kind !== 'answer' || answeredBy === null || of === undefined) return {};
      const told = { answer: of.answer, proposal: of.proposal, at };
      return { attendees: new Map([...state.attendees, [answeredBy, { ...of, told }]]) };
    }
    case 'MeetingTextDue':
      return {};
  }
}

const NOTHING_SAID = {
  answer: 'none',
  proposal: null,
  comment: null,
  date: null,
  elsewhere: 'none',
} as const;
/** Who gave a meeting away stays invited. */
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

/** Whether two rules give the same times, but for how long they go on. */
export function sameTimes(a: Schedule, b: Schedule): boolean {
  return (['startTime', 'endTime', 'timeZone', 'repeat'] as const).every(
    (field) => a[field] === b[field],
  );
}
