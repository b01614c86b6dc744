import type { AppendResult } from '../port/event-log.js';
import type { Place } from './decide-append.js';

/** The answer to an append whose events lie at these places. */
export function appendResult(places: readonly Place[]): AppendResult {
  const only = places[0];
  // Most appends are of one event, and this is on the way of each.
  if (only && places.length === 1) {
    return { position: only.position, revisions: { [only.stream]: only.revision } };
  }
  const revisions = new Map<string, number>();
  let position = '';
  for (const place of places) {
    revisions.set(place.stream, Math.max(revisions.get(place.stream) ?? 0, place.revision));
    if (place.position > position) position = place.position;
  }
  return { position, revisions: Object.fromEntries(revisions) };
}
