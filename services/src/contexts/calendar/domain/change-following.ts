import type { MeetingTimes } from '@foyer/contracts/calendar';
import { rejected } from '@foyer/contracts/decision';

import { begunDate } from './begun.js';
import { dateOf } from './date-of.js';
import { sameTimes, type KnownMeeting } from './meeting.js';
import type { At, ChangeDecision, ChangeMeeting, ChangeStates } from './meeting-change.js';
import { firstRuled } from './passed.js';
import { setOf, type MeetingPlan } from './plan-meeting.js';
import { dateIn, dayAfter, daysBetween, occurrenceOn, timesIn, type Schedule } from './schedule.js';
import { splitSeries } from './split-series.js';

type States = ChangeStates & { readonly meeting: KnownMeeting };

/** Changes a series from one of its dates on; `all` if no date comes before that one. */
export function changeFollowing(
  states: States,
  change: ChangeMeeting,
  at: At,
): ChangeDecision | 'all' {
  const { meeting } = states;
  const { following = '', next } = change;
  const date = dateOf(meeting, following);
  const from = date === undefined ? undefined : occurrenceOn(meeting.schedule, date);
  if (from === undefined) return rejected('OCCURRENCE_NOT_FOUND');
  if (from.date <= (begunDate(meeting, at.now) ?? '')) return rejected('MEETING_IN_PAST');
  if (from.date === dateIn(meeting.schedule.startTime, meeting.schedule.timeZone)) return 'all';
  return splitSeries(states, { from, ...next, ...planOf(change, next.meetingId) }, at);
}

/**
 * Gives the dates of a running series that have not begun other times: they move as far as its
 * first date does.
 */
export function changeRunningSeries(states: States, change: ChangeMeeting, at: At): ChangeDecision {
  const { meeting } = states;
  const from = firstDate(meeting, at.now);
  if (from === undefined) return rejected('MEETING_OVER');
  const { plan, pinId } = planOf(change, change.next.meetingId);
  const begins = aheadTimes(meeting, plan, at.now);
  if (begins === undefined) return rejected('MEETING_IN_PAST');
  return splitSeries(states, { from, ...change.next, pinId, plan: { ...plan, ...begins } }, at);
}

/**
 * Returns the times with which the dates of a running series that have not begun go on, by the ones
 * that its first date is given; undefined if no date is left by them.
 */
export function aheadTimes(
  meeting: KnownMeeting,
  plan: Schedule,
  now: Date,
): MeetingTimes | undefined {
  const { schedule } = meeting;
  const from = firstDate(meeting, now);
  if (from === undefined) return undefined;
  const [before = '', after = ''] = [schedule, plan].map((one) =>
    dateIn(one.startTime, one.timeZone),
  );
  // With the date that it had, it begins with the next one, also where that hour is still ahead.
  if (Date.parse(plan.startTime) >= now.getTime() && before !== after) return timesIn(plan);
  const first = dayAfter(from.date, daysBetween(before, after));
  // One that repeats no more is the next that would have been.
  const { repeat, repeatTill } = plan.repeat === 'none' ? schedule : plan;
  const begins = firstRuled(
    { ...plan, repeat, repeatTill },
    ({ date, startTime }) => date >= first && Date.parse(startTime) >= now.getTime(),
  );
  return begins && timesIn(begins);
}

/** The first date by the rule of a series after all that have begun. */
function firstDate(meeting: KnownMeeting, now: Date) {
  const begun = begunDate(meeting, now) ?? '';
  return firstRuled(meeting.schedule, ({ date }) => date > begun);
}

/** The times at which the organizer may not have the same meeting once more after a change. */
export function countingTimes(
  meeting: KnownMeeting,
  change: MeetingPlan & Pick<ChangeMeeting, 'following'>,
  now: Date,
): MeetingTimes {
  const isSplit = change.following === undefined && movesRunning(meeting, change, now);
  return (isSplit ? aheadTimes(meeting, change, now) : undefined) ?? timesIn(change);
}

/** True if a change gives a series that runs other times. */
export const movesRunning = (meeting: KnownMeeting, change: MeetingPlan, now: Date): boolean =>
  isRunning(meeting, now) && !sameTimes(meeting.schedule, setOf(change));

/** True for a series of which a date has begun. */
const isRunning = (meeting: KnownMeeting, now: Date): boolean =>
  meeting.schedule.repeat !== 'none' && begunDate(meeting, now) !== undefined;

function planOf(
  { pinId, following: _following, next: _next, ...change }: ChangeMeeting,
  meetingId: string,
): { readonly plan: MeetingPlan; readonly pinId: string | null | undefined } {
  return { plan: { ...change, meetingId }, pinId };
}
