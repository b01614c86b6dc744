import type { EventFilter } from '../port/event-log.js';

/**
 * True if an event's type is one of the types and its stream has one of the prefixes; an absent
 * part passes all.
 */
export function passesFilter(
  { type, stream }: { readonly type: string; readonly stream: string },
  filter: EventFilter | undefined,
): boolean {
  return (
    (filter?.types?.includes(type) ?? true) &&
    (filter?.streamPrefixes?.some((prefix) => stream.startsWith(prefix)) ?? true)
  );
}
