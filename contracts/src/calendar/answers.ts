import type { MeetingAnswer, MeetingTimes } from './read-models.js';

/** The answer of an attendee to a meeting. */
export interface Said {
  readonly answer: MeetingAnswer;
  /** The time that would suit; null but for `proposed`. */
  readonly proposal: MeetingTimes | null;
  /** Null where nothing was written, or once forgotten. */
  readonly comment: string | null;
}

/** The answer for one date of a series. */
export interface SaidOfDate extends Said {
  readonly date: string;
}

/** The answer to a meeting, and different answers for single dates of its series. */
export interface Answers extends Said {
  readonly onDates: readonly SaidOfDate[];
}

export const NOTHING_SAID: Answers = { answer: 'none', proposal: null, comment: null, onDates: [] };

/** Most dates of which an attendee says something else; the oldest are left out. */
const DATES_MAX = 400;

/** Returns the answer for a date of a series; for null, the one for all of it. */
export function saidOn({ onDates, ...all }: Answers, date: string | null): Said {
  const own = date === null ? undefined : onDates.find((one) => one.date === date);
  const { answer, proposal, comment } = own ?? all;
  return { answer, proposal, comment };
}

/**
 * Returns the answers after a new one: for one date, or for all of them, replacing those for single
 * dates.
 */
export function afterSaying(before: Answers, said: Said, date: string | null): Answers {
  const { answer, proposal, comment } = said;
  if (date === null) return { answer, proposal, comment, onDates: [] };
  const onDates = [
    ...before.onDates.filter((one) => one.date !== date),
    { date, answer, proposal, comment },
  ]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .slice(-DATES_MAX);
  return { answer: before.answer, proposal: before.proposal, comment: before.comment, onDates };
}

/**
 * The times are others now, of one date or of all: what was said of them was said of others. It
 * suits who proposed them.
 * @param date Null where all of it was moved
 */
export function afterMove(before: Answers, times: MeetingTimes, date: string | null): Answers {
  const { proposal } = saidOn(before, date);
  const isAsProposed =
    proposal !== null &&
    Date.parse(proposal.startTime) === Date.parse(times.startTime) &&
    Date.parse(proposal.endTime) === Date.parse(times.endTime);
  const said = {
    answer: isAsProposed ? 'accepted' : 'none',
    proposal: null,
    comment: null,
  } as const;
  return afterSaying(before, said, date);
}

/** One of a series does not take place: nothing is left that was said of it. */
export function withoutDate({ onDates, ...all }: Answers, date: string): Answers {
  return { ...all, onDates: onDates.filter((one) => one.date !== date) };
}

/** A person is forgotten: nothing is left of what was written. */
export function withoutComments({ onDates, ...all }: Answers): Answers {
  return {
    ...{ ...all, comment: null },
    onDates: onDates.map((one) => ({ ...one, comment: null })),
  };
}
