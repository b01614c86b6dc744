import { callNamedIn, callPartNamedIn } from '@foyer/contracts/events';
import type { ReadableLog, RecordedEvent } from '@foyer/event-log';

/** A payment, a message or a difference, known by its id, with the call that it is part of. */
export interface CallPartDocument {
  readonly _id: string;
  readonly callId: string;
}

/**
 * Tells whether an event is in a history: by its correlation id, by the call that it names, or by a
 * part of that call. A command need not remember to which call its events belong.
 */
export function belongsTo(
  { metadata, data }: RecordedEvent,
  history: string,
  parts: ReadonlySet<string>,
): boolean {
  if (metadata.correlationId === history || callNamedIn(data) === history) return true;
  const part = callPartNamedIn(data);
  return part !== undefined && parts.has(part);
}

/** Reads the whole log for the events of one history, as `timelineEvents` finds them without that. */
export async function* historyInLog(
  log: ReadableLog,
  history: string,
): AsyncGenerator<RecordedEvent> {
  const parts = new Set<string>();
  for await (const event of log.readAll()) {
    if (!belongsTo(event, history, parts)) continue;
    const part = callPartNamedIn(event.data);
    if (part !== undefined && callNamedIn(event.data) === history) parts.add(part);
    yield event;
  }
}
