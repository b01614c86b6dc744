import type { ReadableLog, RecordedEvent } from '@foyer/event-log';

/** The row of one stream in a list of streams. */
export interface StreamSummary {
  readonly stream: string;
  /** Number of its events. */
  readonly events: number;
  /** When its first event happened, ISO 8601. */
  readonly firstAt: string;
  readonly lastAt: string;
  readonly lastType: string;
}

/** All streams, in the order in which they began. Reads the whole log. */
export async function summarizeStreams(log: ReadableLog): Promise<StreamSummary[]> {
  const streams = new Map<string, StreamSummary>();
  for await (const event of log.readAll()) {
    streams.set(event.stream, withEvent(streams.get(event.stream), event));
  }
  return [...streams.values()];
}

function withEvent(before: StreamSummary | undefined, event: RecordedEvent): StreamSummary {
  const { at } = event.metadata;
  return {
    stream: event.stream,
    events: (before?.events ?? 0) + 1,
    firstAt: before?.firstAt ?? at,
    lastAt: at,
    lastType: event.type,
  };
}
