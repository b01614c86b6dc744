import {
  MEETING_DESCRIPTION_MAX,
  MEETING_LAST_DATE,
  MEETING_LONGEST_MS,
  type CalendarEvent,
  type Repeat,
} from '@foyer/contracts/calendar';
import type { validationTexts } from '@foyer/contracts/validation';

import { ownZone } from '#state/own-zone.js';
import { asInput, dayOf } from '../times.js';

/** A person to invite. */
export interface DraftAttendee {
  readonly attendeeId: string;
  readonly attendeeType: 'User' | 'Guest';
  readonly name: string;
  readonly mode: { readonly email: boolean; readonly msg: boolean };
  /** True if a number is known, to which text messages can be sent. */
  readonly hasNumber: boolean;
}

/** The entered values of a meeting; times as fields take them, by the clock of this browser. */
export interface MeetingDraft {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly description: string;
  readonly repeat: Repeat;
  readonly repeatTill: string;
  readonly attendees: readonly DraftAttendee[];
  readonly joinPermission: boolean;
  readonly pin: string;
  readonly removesPin: boolean;
  readonly sessionId: string;
}

type Problems = Partial<Record<keyof MeetingDraft, keyof typeof validationTexts | 'NEEDS_ONE'>>;

const HALF_AN_HOUR_MS = 30 * 60_000;

/** A new meeting begins with the next half hour. */
export function newDraft(now: Date, sessionId = ''): MeetingDraft {
  const start = new Date(Math.ceil((now.getTime() + 60_000) / HALF_AN_HOUR_MS) * HALF_AN_HOUR_MS);
  return {
    ...{ name: '', description: '', repeat: 'none', repeatTill: '', attendees: [], sessionId },
    ...{ joinPermission: true, pin: '', removesPin: false },
    start: asInput(start),
    end: asInput(new Date(start.getTime() + HALF_AN_HOUR_MS)),
  };
}

/** A meeting as it can be changed: the one that is shown, or the times of its whole series. */
export function draftOf(meeting: CalendarEvent, isSeries: boolean): MeetingDraft {
  const { name, description, repeat, repeatTill, joinPermission, series } = meeting;
  const { startTime, endTime } = isSeries ? series : meeting;
  return {
    ...{ name, description, repeat, joinPermission, pin: '', removesPin: false },
    ...{ start: asInput(startTime), end: asInput(endTime), repeatTill: repeatTill ?? '' },
    sessionId: meeting.sessionId ?? '',
    attendees: meeting.attendees
      .filter((one) => !one.organizer)
      .map(({ attendeeId, attendeeType, displayName, mode }) => ({
        ...{ attendeeId, attendeeType, mode, name: displayName ?? '', hasNumber: mode.msg },
      })),
  };
}

const DAY_MS = 86_400_000;
const dateOf = (time: string): number => Date.parse(time.slice(0, 10));

/**
 * Another time moved as a field was moved: by as many days, to the same time of day. A field that was
 * emptied stays empty.
 */
function movedAlike(other: string, entered: string, first: string): string {
  const days = (dateOf(entered) - dateOf(first)) / DAY_MS;
  if (Number.isNaN(days)) return entered;
  const day = new Date(dateOf(other) + days * DAY_MS).toISOString().slice(0, 10);
  return `${day}${entered.slice(10)}`;
}

/**
 * Returns what was entered so far on other values of the same meeting. A day that was entered moves
 * the day of the other values: a series begins on another day than one of its meetings.
 * @param first The values that the entries began with.
 */
export function carriedOver(
  entered: MeetingDraft,
  first: MeetingDraft,
  other: MeetingDraft,
): MeetingDraft {
  const kept = Object.entries(entered).filter(
    ([name, value]) => value !== first[name as keyof MeetingDraft],
  );
  return {
    ...other,
    ...(Object.fromEntries(kept) as Partial<MeetingDraft>),
    start:
      entered.start === first.start
        ? other.start
        : movedAlike(other.start, entered.start, first.start),
    end: entered.end === first.end ? other.end : movedAlike(other.end, entered.end, first.end),
  };
}

/** A person as one is invited at first: by mail. */
export function asInvited(
  attendeeType: DraftAttendee['attendeeType'],
  attendeeId: string,
  name: string,
  phone: string | null = null,
): DraftAttendee {
  const mode = { email: true, msg: false };
  return { attendeeId, attendeeType, name, mode, hasNumber: Boolean(phone) };
}

/** Returns the errors of a draft, by field. A start that was there before may lie in the past. */
export function problemsOf(draft: MeetingDraft, now: Date, startBefore?: string): Problems {
  const start = Date.parse(draft.start);
  const end = Date.parse(draft.end);
  const isKept = startBefore !== undefined && draft.start === startBefore;
  return {
    ...(draft.name.trim().length < 4 && { name: 'MEETING_NAME_TOO_SHORT' }),
    ...(draft.description.length > MEETING_DESCRIPTION_MAX && {
      description: 'MEETING_DESCRIPTION_TOO_LONG',
    }),
    ...(Number.isNaN(start)
      ? { start: 'BLANK' }
      : start > Date.parse(MEETING_LAST_DATE)
        ? { start: 'MEETING_TOO_LATE' }
        : !isKept && start < now.getTime() - 60_000 && { start: 'MEETING_PAST' }),
    ...(Number.isNaN(end)
      ? { end: 'BLANK' }
      : end <= start
        ? { end: 'END_BEFORE_START' }
        : end - start > MEETING_LONGEST_MS && { end: 'MEETING_TOO_LONG' }),
    ...(draft.repeat !== 'none' &&
      (draft.repeatTill === ''
        ? { repeatTill: 'REPEAT_TILL_REQUIRED' }
        : draft.repeatTill < draft.start.slice(0, 10) && { repeatTill: 'REPEAT_TILL_PAST' })),
    ...(draft.pin !== '' && !/^\d{4}$/.test(draft.pin) && { pin: 'SHORT_PIN_INVALID' }),
    ...(draft.attendees.length === 0 && { attendees: 'NEEDS_ONE' }),
  };
}

/** The draft as the server takes it. */
export function bodyOf(
  draft: MeetingDraft,
  of: {
    readonly _id: string;
    readonly timeZone?: string;
    readonly occurrence?: string | null;
    readonly following?: boolean;
  },
) {
  const { name, description, repeat, repeatTill, joinPermission, pin, removesPin } = draft;
  return {
    ...{ name: name.trim(), description, repeat, joinPermission, _id: of._id },
    startTime: new Date(draft.start).toISOString(),
    endTime: new Date(draft.end).toISOString(),
    timeZone: of.timeZone ?? ownZone(),
    repeatTill: repeat === 'none' ? null : repeatTill,
    occurrence: of.occurrence ?? null,
    following: of.following ?? false,
    sessionId: draft.sessionId === '' ? null : draft.sessionId,
    ...(pin !== '' ? { pin } : removesPin && { pin: null }),
    attendees: draft.attendees.map(({ attendeeId, attendeeType, mode }) => ({
      ...{ attendeeId, attendeeType, mode, organizer: false },
    })),
    baseUrl: window.location.origin,
  };
}

/** How long a meeting lasts, in milliseconds; undefined while its times are incomplete or wrong. */
export function lengthOf({ start, end }: Pick<MeetingDraft, 'start' | 'end'>): number | undefined {
  const lasts = Date.parse(end) - Date.parse(start);
  return lasts > 0 ? lasts : undefined;
}

/**
 * The end goes along where the start is moved.
 * @param lasts The length to keep: a start that is being typed is incomplete for a while
 */
export function withStart(
  draft: MeetingDraft,
  start: string,
  lasts = lengthOf(draft),
): MeetingDraft {
  const begins = Date.parse(start);
  if (lasts === undefined || Number.isNaN(begins)) return { ...draft, start };
  return { ...draft, start, end: asInput(new Date(begins + lasts)) };
}

/** A quarter of a year is as long as most series are wanted. */
export function usualTill(start: string): string {
  const at = new Date(Date.parse(start));
  return Number.isNaN(at.getTime())
    ? ''
    : dayOf(new Date(at.getFullYear(), at.getMonth() + 3, at.getDate()));
}
