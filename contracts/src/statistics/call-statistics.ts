import { z } from 'zod';

import { CallKind } from '../calls/participants.js';
import { TimeZone } from '../portals/call-logic.js';
import { File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { Language } from '../schema/language.js';
import { defineRoute } from '../schema/route.js';
import { checkedRangeWith } from '../validation/statistics-range.js';
import { Figure } from './figure.js';

const context = 'statistics';
const policy = 'statistics.read';

/** The default number of seconds within which visitors should be answered. */
export const SERVICE_LEVEL_SECONDS = 20;
export const SERVICE_LEVEL_SECONDS_MAX = 3600;

/** By whose clock the days of a range begin and end. */
export const zone = { timeZone: TimeZone.default('UTC') };

const Filters = {
  ...zone,
  /** Only visitors of this portal. */
  queueId: Id.optional(),
  /** Only calls whose agent this is, or was last. */
  agentId: Id.optional(),
};

const Milliseconds = z.int().nonnegative();

/**
 * How long something took. The percentiles are by the nearest rank: each is a value that was
 * measured.
 */
export const Spread = z
  .object({
    number: z.int().positive(),
    totalMs: Milliseconds,
    medianMs: Milliseconds,
    /** Nine of ten took no longer. */
    p90Ms: Milliseconds,
    longestMs: Milliseconds,
  })
  .meta({ id: 'Spread' });
export type Spread = z.output<typeof Spread>;

/** The results of some visitor calls. */
export const CallFigures = z
  .object({
    /**
     * Rows of the list of calls: one for each visitor who rang, and one for each further call of a
     * visitor who was given back.
     */
    rang: z.int().nonnegative(),
    served: z.int().nonnegative(),
    /** Visitors who went, or stayed away for too long, before they were served. */
    abandoned: z.int().nonnegative(),
    /** Visitors who waited when the portal closed. */
    turnedAway: z.int().nonnegative(),
    waiting: z.int().nonnegative(),
    /** Calls that still run; each is counted as served when it has ended. */
    inCall: z.int().nonnegative(),
    /** Calls that some agent let ring. */
    unanswered: z.int().nonnegative(),
    /** Served within the service level. */
    inTime: z.int().nonnegative(),
    /** The waiting time of the served visitors; null if there were none. */
    waited: Spread.nullable(),
    /** The waiting time of the visitors who left; null if there were none. */
    abandonedAfter: Spread.nullable(),
    /** Of calls that are over; null where none is. */
    lasted: Spread.nullable(),
    rated: z.int().nonnegative(),
    /** Mean of the ratings that are numbers; null where none is. */
    rating: z.number().min(0).max(5).nullable(),
  })
  .meta({ id: 'CallFigures' });
export type CallFigures = z.output<typeof CallFigures>;

const Moment = z.iso.datetime();
/** First and last moment, both included, as lists are narrowed by them. */
const Span = { from: Moment, to: Moment };

export const callStatistics = defineRoute({
  method: 'GET',
  path: '/statistics/calls',
  context,
  policy,
  summary:
    'Calls of visitors on the days that a range names: number, waits, durations, missed; by day, hour of the week, portal and agent; and calls of every origin',
  query: checkedRangeWith({
    ...Filters,
    serviceLevel: z.coerce
      .number()
      .int()
      .min(1)
      .max(SERVICE_LEVEL_SECONDS_MAX)
      .default(SERVICE_LEVEL_SECONDS),
  }),
  answers: {
    200: z.object({
      /** Visitors who rang, by day. */
      figures: z.array(Figure),
      ...Span,
      total: CallFigures,
      /** Every day of the range, also those without a call. */
      days: z.array(CallFigures.extend({ day: z.iso.date(), ...Span })),
      /** Hours of the week in which visitors rang. */
      hours: z.array(
        z.object({
          /** 1 is Monday. */
          weekday: z.int().min(1).max(7),
          /** The hour that it begins with, by the clock. */
          hour: z.int().min(0).max(23),
          rang: z.int().positive(),
          /**
           * The hours of the range in which a visitor rang: when clocks go back, one of two hours.
           */
          spans: z.array(z.object(Span)),
        }),
      ),
      portals: z.array(CallFigures.extend({ queueId: Id, name: z.string() })),
      agents: z.array(
        CallFigures.extend({
          agentId: Id,
          /** Null once the agent was forgotten. */
          name: z.string().nullable(),
        }),
      ),
      origins: z.array(
        z.object({
          type: CallKind,
          rang: z.int().nonnegative(),
          served: z.int().nonnegative(),
          lasted: Spread.nullable(),
        }),
      ),
    }),
  },
});

export const callStatisticsTable = defineRoute({
  method: 'GET',
  path: '/statistics/calls/csv',
  context,
  policy,
  summary: 'The same calls as a table in CSV, one row for each, oldest first',
  query: checkedRangeWith({ ...Filters, language: Language.default('en') }),
  produces: 'text/csv',
  answers: { 200: File },
});
