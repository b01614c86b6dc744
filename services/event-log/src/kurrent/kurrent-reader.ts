import {
  BACKWARDS,
  END,
  excludeSystemEvents,
  START,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
  type ReadRevision,
  type Direction,
  type ResolvedEvent,
} from '@kurrent/kurrentdb-client';
import { EventLogUnavailable } from '../port/event-log-unavailable.js';
import type { EventFilter } from '../port/event-log.js';
import type { Position, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { passesFilter } from '../sequence/passes-filter.js';
import type { KurrentClient } from './kurrent-client.js';
import { toRecordedEvent } from './kurrent-event.js';
import { serverFilter } from './kurrent-filter.js';
import { toKurrentPosition, toPosition } from './kurrent-position.js';

interface StreamRange {
  readonly direction: Direction;
  readonly fromRevision: ReadRevision;
  readonly maxCount?: number;
}

/** Reads from the server what is ours. */
export class KurrentReader {
  readonly #client: KurrentClient;
  readonly #onUnreadable: (event: UnreadableEvent) => void;

  /** @param onUnreadable told of a damaged event whenever somebody meets it. */
  constructor(client: KurrentClient, onUnreadable: (event: UnreadableEvent) => void) {
    this.#client = client;
    this.#onUnreadable = onUnreadable;
  }

  /** Events of a stream one by one; none for an unknown stream. */
  async *streamEvents(stream: string, range: StreamRange): AsyncGenerator<RecordedEvent> {
    try {
      yield* ours(this.#client.readStream(stream, range));
    } catch (error) {
      if (error instanceof StreamNotFoundError) return;
      throw this.#readingFault(error);
    }
  }

  /** Events of a stream all at once. */
  async stream(stream: string, range: StreamRange): Promise<RecordedEvent[]> {
    const events: RecordedEvent[] = [];
    for await (const event of this.streamEvents(stream, range)) events.push(event);
    return events;
  }

  /** Events of all streams after a position, up to what is written at the first pull. */
  async *allEvents(
    after: Position | undefined,
    filter: EventFilter | undefined,
  ): AsyncGenerator<RecordedEvent> {
    const fromPosition = after === undefined ? START : toKurrentPosition(after);
    const upTo = await this.head();
    if (upTo === undefined || (after !== undefined && after >= upTo)) return;
    try {
      const events = this.#client.readAll({ fromPosition, filter: serverFilter(filter) });
      for await (const event of ours(events)) {
        if (event.position > upTo) return;
        // The server's reads begin with the position that they are given.
        const isNew = after === undefined || event.position > after;
        if (isNew && passesFilter(event, filter)) yield event;
      }
    } catch (error) {
      throw this.#readingFault(error);
    }
  }

  /** Position of the last event that is not one of the server's own. */
  async head(): Promise<Position | undefined> {
    const options = { direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
    try {
      const events = this.#client.readAll({ ...options, filter: excludeSystemEvents() });
      for await (const { event } of events) return event && toPosition(event.position.commit);
      return undefined;
    } catch (error) {
      throw this.#readingFault(error);
    }
  }

  #readingFault(error: unknown): Error {
    if (!(error instanceof UnreadableEvent)) return new EventLogUnavailable('reading', error);
    this.#onUnreadable(error);
    return error;
  }
}

async function* ours(
  events: AsyncIterable<ResolvedEvent | AllStreamResolvedEvent>,
): AsyncGenerator<RecordedEvent> {
  for await (const resolved of events) {
    const event = toRecordedEvent(resolved);
    if (event) yield event;
  }
}
