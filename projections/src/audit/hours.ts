import type { Position } from '@foyer/event-log';
import type { EventEnvelope, Operation } from '../platform/runner/index.js';

/**
 * A run of events in the log's order whose times are within one hour by the clock. Clocks are set
 * back, and clocks of two servers differ: the same hour can come once more, and an earlier hour can
 * follow.
 */
export interface HourDocument {
  readonly _id: string;
  /** The hour, UTC, as the times of its events begin: `2026-03-02T09`. */
  readonly hour: string;
  /** Its first event. */
  readonly from: Position;
  /** The first event after it; null for the run that the log ends with. */
  readonly before: Position | null;
}

export interface HourCollections {
  readonly timelineHours: HourDocument;
}

/** Known by this instead of its place, so that each event finds it. */
export const NEWEST_HOUR = 'newest';

/** The hour of a time, ISO 8601 in UTC. */
export const hourOf = (time: string): string => time.slice(0, 'YYYY-MM-DDTHH'.length);

/** A new run for an event of another hour than the one before it. */
export function hoursBegun(
  { position, metadata }: EventEnvelope,
  newest: HourDocument | undefined,
): Operation<HourCollections>[] {
  const hour = hourOf(metadata.at);
  // An event that is taken in once more has its run already.
  if (newest !== undefined && (newest.hour === hour || position < newest.from)) return [];
  const next = { _id: NEWEST_HOUR, hour, from: position, before: null };
  const finished = newest && { ...newest, _id: newest.from, before: position };
  return [...(finished ? [finished] : []), next].map((doc) => ({
    op: 'put',
    collection: 'timelineHours',
    doc,
  }));
}
