import type { Position } from '@foyer/event-log';
import { trusted, type Filter, type ReadStore } from '../platform/read-store/index.js';
import { hourOf, type HourDocument } from './hours.js';

/** A part of the log. */
export interface Stretch {
  /** Its first event; undefined for the log's. */
  readonly from: Position | undefined;
  /** The first event after it; undefined for none. */
  readonly before: Position | undefined;
}

/** Inclusive times, ISO 8601 in UTC, and a position that all is to stand before. */
export interface Bounds {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly before?: Position | undefined;
}

const HOURS_AT_ONCE = 500;

/**
 * The parts of the log that may hold what happened between two times, the newest first. They rest
 * on the time of each event, not on an order: a clock may have been set back. Events that the read
 * model has not seen yet are among them.
 */
export async function* stretchesOf(
  store: ReadStore,
  { from, to, before }: Bounds,
): AsyncGenerator<Stretch> {
  const hours = store.collection<HourDocument>('timelineHours');
  const newest = await hours.findOne({ before: null });
  if (newest === null || (from === undefined && to === undefined)) {
    yield { from: undefined, before };
    return;
  }
  const isNewestIn = before === undefined || newest.from < before;
  // The log may have gone on since, to any hour.
  let stretch = isNewestIn ? { from: newest.from, before } : undefined;
  let next = isNewestIn ? newest.from : before;
  for (;;) {
    const filter = { $and: [ofHours(from, to), { from: trusted({ $lt: next }) }] };
    const found = await hours.find(filter, { sort: { from: -1 }, limit: HOURS_AT_ONCE });
    for (const run of found) {
      if (stretch !== undefined && stretch.from === run.before) {
        stretch = { ...stretch, from: run.from };
      } else {
        if (stretch !== undefined) yield stretch;
        stretch = { from: run.from, before: earlier(run.before, before) };
      }
    }
    if (stretch !== undefined) yield stretch;
    const last = found.at(-1);
    if (last === undefined || found.length < HOURS_AT_ONCE) return;
    [next, stretch] = [last.from, undefined];
  }
}

/** Returns the start of the first of these parts; undefined at the log's beginning. */
export async function firstOf(store: ReadStore, { from, to }: Bounds): Promise<Stretch['from']> {
  if (from === undefined && to === undefined) return undefined;
  const hours = store.collection<HourDocument>('timelineHours');
  const first = await hours.findOne(ofHours(from, to), { sort: { from: 1 } });
  return (first ?? (await hours.findOne({ before: null })))?.from;
}

function ofHours(from: string | undefined, to: string | undefined): Filter<HourDocument> {
  const [first, last] = [hourOf(from ?? '0000'), hourOf(to ?? '9999')];
  return { hour: trusted({ $gte: first, $lte: last }) };
}

const earlier = (one: Position | null, other: Position | undefined): Position | undefined =>
  one === null || (other !== undefined && other < one) ? other : one;
