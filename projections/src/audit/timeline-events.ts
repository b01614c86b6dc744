import type { EventLog, RecordedEvent } from '@foyer/event-log';
import type { ReadStore } from '../platform/read-store/index.js';
import { belongsTo, type CallPartDocument } from './call-parts.js';
import type { TimelineDocument } from './timeline.model.js';

/**
 * All events of one history as the log keeps them, in the order in which they happened; empty for
 * an unknown one. A history is known by its correlation id, which for a call is the call's.
 */
export async function timelineEvents(
  correlationId: string,
  { log, store }: { readonly log: EventLog; readonly store: ReadStore },
): Promise<readonly RecordedEvent[]> {
  const pieces = await store.collection<TimelineDocument>('timeline').find({ correlationId });
  const parts = await store
    .collection<CallPartDocument>('timelineParts')
    .find({ callId: correlationId });
  const ids = new Set(parts.map(({ _id }) => _id));
  const events = new Map<string, RecordedEvent>();
  for (const { stream, from, to } of pieces.flatMap((piece) => piece.streams)) {
    for await (const event of log.readStream(stream, from)) {
      if (belongsTo(event, correlationId, ids)) events.set(event.position, event);
      if (event.revision >= to) break;
    }
  }
  return [...events.values()].sort((a, b) => (a.position < b.position ? -1 : 1));
}
