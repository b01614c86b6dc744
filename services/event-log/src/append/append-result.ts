import type { AppendResult } from '../port/event-log.js';
import type { Place } from './decide-append.js';

/** The answer to an append whose events lie at these places. */
export function appendResult(places: readonly Place[]): AppendResult {
  const only = places[0];
  // Most appends are of one event, and this is on the way of each.
  if (only && places.length === 1) {
    return { position: only.position, revisions: byStream([[only.stream, only.revision]]) };
  }
  const revisions = new Map<string, number>();
  let position = '';
  for (const place of places) {
    revisions.set(place.stream, Math.max(revisions.get(place.stream) ?? 0, place.revision));
    if (place.position > position) position = place.position;
  }
  return { position, revisions: byStream(revisions) };
}

/**
 * An object that was made with a prototype costs the engine a shape of its own for each name of a
 * stream.
 */
function byStream(revisions: Iterable<readonly [string, number]>): Record<string, number> {
  const named = Object.create(null) as Record<string, number>;
  for (const [stream, revision] of revisions) named[stream] = revision;
  return named;
}
