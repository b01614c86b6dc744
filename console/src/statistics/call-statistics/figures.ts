import type { CallFigures } from '@foyer/contracts/statistics';

import { formatDuration } from '#i18n/duration.js';
import { formatDecimalFigure, regional } from '#i18n/format.js';

/** One figure: what it is, how it is written, and which calls are its rows. */
export interface ShownFigure {
  readonly name: string;
  /** To compare by; null where there is nothing to say. */
  readonly value: (figures: CallFigures) => number | null;
  readonly text: (value: number, locale: string) => string;
  /** The filter of the list of calls for the calls of this figure. */
  readonly filter: (levelMs: number) => Readonly<Record<string, unknown>>;
  readonly sort?: 'waitedMs' | 'durationMs' | 'rating';
  /** Of how many it is a part, where it is one. */
  readonly of?: (figures: CallFigures) => number;
}

const count = (value: number, locale: string) => value.toLocaleString(regional(locale));
const rang = ({ rang: all }: CallFigures) => all;
const served = () => ({ outcome: 'served' });
const longest = { filter: served, text: formatDuration, sort: 'waitedMs' } as const;

/** Visitors whose call or visit is over: the service level is a part of them. */
const decided = (all: CallFigures) => all.served + all.abandoned + all.turnedAway;

/** The figures at a glance, in their order. */
export const figures: readonly ShownFigure[] = [
  { name: 'rang', value: rang, text: count, filter: () => ({}) },
  { name: 'served', value: (all) => all.served, text: count, filter: served, of: rang },
  {
    name: 'abandoned',
    value: (all) => all.abandoned,
    text: count,
    filter: () => ({ outcome: 'abandoned' }),
    of: rang,
  },
  {
    name: 'turnedAway',
    value: (all) => all.turnedAway,
    text: count,
    filter: () => ({ outcome: 'turnedAway' }),
    of: rang,
  },
  {
    name: 'unanswered',
    value: (all) => all.unanswered,
    text: count,
    filter: () => ({ unanswered: true }),
    of: rang,
  },
  {
    name: 'inTime',
    value: (all) => all.inTime,
    text: count,
    filter: (levelMs) => ({ outcome: 'served', waitedUpTo: levelMs }),
    of: decided,
  },
  { ...longest, name: 'medianWait', value: ({ waited }) => waited?.medianMs ?? null },
  { ...longest, name: 'p90Wait', value: ({ waited }) => waited?.p90Ms ?? null },
  { ...longest, name: 'longestWait', value: ({ waited }) => waited?.longestMs ?? null },
  {
    name: 'abandonedAfter',
    value: ({ abandonedAfter }) => abandonedAfter?.medianMs ?? null,
    text: formatDuration,
    filter: () => ({ outcome: 'abandoned' }),
    sort: 'waitedMs',
  },
  {
    name: 'averageCall',
    value: ({ lasted }) => lasted && Math.round(lasted.totalMs / lasted.number),
    text: formatDuration,
    filter: served,
    sort: 'durationMs',
  },
  {
    name: 'totalCall',
    value: ({ lasted }) => lasted?.totalMs ?? null,
    text: formatDuration,
    filter: served,
    sort: 'durationMs',
  },
  {
    name: 'rating',
    value: ({ rating }) => rating,
    text: formatDecimalFigure,
    filter: () => ({ rated: true }),
    sort: 'rating',
  },
];

export const figureNamed = (name: string): ShownFigure => {
  const found = figures.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No figure ${name}`);
  return found;
};

/** A share in percent, as `81%`. */
export const formatShare = (part: number, whole: number, locale: string): string =>
  whole === 0
    ? '–'
    : (part / whole).toLocaleString(regional(locale), {
        style: 'percent',
        maximumFractionDigits: 1,
      });

/** How much a figure changed, as `+12%`; undefined where there is nothing to compare with. */
export function formatChange(
  now: number | null,
  before: number | null,
  locale: string,
): string | undefined {
  if (now === null || before === null || before === 0) return undefined;
  return (now / before - 1).toLocaleString(regional(locale), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
}
