import type { RecordedEvent } from '@foyer/event-log';

/**
 * True if an event was appended together with the one before it, as far as the events show. Two
 * appends of one command in the same millisecond count as one.
 */
export function isOfOneAppend(
  before: RecordedEvent | undefined,
  event: RecordedEvent | undefined,
): boolean {
  if (before === undefined || event === undefined) return false;
  const { causationId, correlationId, at } = before.metadata;
  const { metadata } = event;
  return (
    metadata.causationId === causationId &&
    metadata.correlationId === correlationId &&
    metadata.at === at
  );
}
