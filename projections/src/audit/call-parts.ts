import { callOf, callPartsNamedIn, callsOf } from '@foyer/contracts/events';
import type { ReadableLog, RecordedEvent } from '@foyer/event-log';

/**
 * A payment, a message, a difference or a request, known by its kind and id, with the call that it
 * is part of.
 */
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
  if (metadata.correlationId === history) return true;
  return callsOf(data, (part) => (parts.has(part) ? history : undefined)).includes(history);
}

/** Parts that an event says are of a call, of which that was not known before. */
export function partsFound(
  { data }: RecordedEvent,
  callOfPart: (part: string) => string | undefined,
): readonly CallPartDocument[] {
  const { own } = callPartsNamedIn(data);
  const found = own.filter((part) => callOfPart(part) === undefined);
  const callId = found.length === 0 ? undefined : callOf(data, callOfPart);
  return callId === undefined ? [] : found.map((_id) => ({ _id, callId }));
}

/**
 * Reads the whole log for the events of one history, as `timelineEvents` finds them without that.
 */
export async function* historyInLog(
  log: ReadableLog,
  history: string,
): AsyncGenerator<RecordedEvent> {
  const parts = new Set<string>();
  for await (const event of log.readAll()) {
    if (!belongsTo(event, history, parts)) continue;
    const found = partsFound(event, (part) => (parts.has(part) ? history : undefined));
    for (const { _id, callId } of found) if (callId === history) parts.add(_id);
    yield event;
  }
}
