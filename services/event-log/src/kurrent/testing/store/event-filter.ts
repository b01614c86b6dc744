import type { StoredEvent } from './stored-event.js';

/**
 * The events that a reader of all streams wants: by type or by stream, an expression or prefixes.
 */
export interface StoreFilter {
  readonly on: 'eventType' | 'streamName';
  readonly regex?: string | undefined;
  readonly prefixes?: readonly string[] | undefined;
}

/** The filter as a question to one event. */
export function passing(filter: StoreFilter | undefined): (event: StoredEvent) => boolean {
  if (!filter) return () => true;
  const { on, regex, prefixes = [] } = filter;
  const nameOf = ({ type, streamId }: StoredEvent) => (on === 'eventType' ? type : streamId);
  if (regex) {
    const expression = new RegExp(regex);
    return (event) => expression.test(nameOf(event));
  }
  return (event) => prefixes.some((prefix) => nameOf(event).startsWith(prefix));
}
