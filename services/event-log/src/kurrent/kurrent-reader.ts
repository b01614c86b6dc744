import {
  BACKWARDS,
  END,
  excludeSystemEvents,
  FORWARDS,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  type AllStreamResolvedEvent,
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
import { checkPosition, toKurrentPosition, toPosition } from './kurrent-position.js';
import { TimeLimit } from './time-limit.js';

/** Events asked for at once. */
export const PAGE = 256;

/** How long the server may look for one page, in milliseconds: a filter that lets little through takes its time. */
const PAGE_LIMIT = 60_000;

type Resolved = AllStreamResolvedEvent;

/** A part of all streams: after one position, up to another. */
export interface AllRange {
  readonly after: Position | undefined;
  readonly upTo: Position | undefined;
  readonly filter: EventFilter | undefined;
}

/**
 * Reads from the server what is ours, page by page. Each page is taken in whole before any of it is given on: a read that
 * is left half-way keeps its share of the connection until it is garbage, and a few of these stop every other read.
 */
export class KurrentReader {
  /** @param onUnreadable told of a damaged event whenever somebody meets it. */
  constructor(
    private readonly client: KurrentClient,
    private readonly onUnreadable: (event: UnreadableEvent) => void,
  ) {}

  /** Events of a stream from a revision on, one by one; none for an unknown stream. */
  async *streamEvents(stream: string, from: number): AsyncGenerator<RecordedEvent> {
    let fromRevision = BigInt(from);
    for (;;) {
      const range = { direction: FORWARDS, fromRevision, maxCount: PAGE } as const;
      const page = await this.#page(() => this.client.readStream(stream, range));
      yield* this.#ours(page);
      const last = page.at(-1)?.event?.revision;
      if (last === undefined || page.length < PAGE) return;
      fromRevision = last + 1n;
    }
  }

  /** The newest events of a stream, the last one first. */
  async newest(stream: string, maxCount: number): Promise<RecordedEvent[]> {
    const range = { direction: BACKWARDS, fromRevision: END, maxCount } as const;
    return [...this.#ours(await this.#page(() => this.client.readStream(stream, range)))];
  }

  /** Events of all streams after a position, up to another. @throws TypeError for the position of another kind of log. */
  async *allEvents({ after, upTo, filter }: AllRange): AsyncGenerator<RecordedEvent> {
    if (after !== undefined) checkPosition(after);
    let reached = after;
    while (upTo !== undefined && (reached === undefined || reached < upTo)) {
      const page = await this.#pageOfAll(reached, filter);
      for (const event of this.#ours(page)) {
        if (event.position > upTo) return;
        // The server's reads begin with the position that they are given.
        const isNew = reached === undefined || event.position > reached;
        if (isNew && passesFilter(event, filter)) yield event;
      }
      const last = page.at(-1)?.event?.position.commit;
      if (last === undefined || page.length < PAGE) return;
      reached = toPosition(last);
    }
  }

  /**
   * Events of all programs before a position, or before the end, the last one first; none of the server's own.
   */
  async before(position: Position | undefined, maxCount: number): Promise<Resolved[]> {
    const fromPosition = position === undefined ? END : toKurrentPosition(position);
    const range = { direction: BACKWARDS, fromPosition, maxCount } as const;
    const filter = excludeSystemEvents();
    return this.#page(() => this.client.readAll({ ...range, filter }));
  }

  #pageOfAll(from: Position | undefined, filter: EventFilter | undefined) {
    const fromPosition = from === undefined ? START : toKurrentPosition(from);
    const range = { direction: FORWARDS, fromPosition, maxCount: PAGE } as const;
    return this.#page(() => this.client.readAll({ ...range, filter: serverFilter(filter) }));
  }

  /** @throws UnreadableEvent once everything before it has been given. */
  *#ours(events: Iterable<ResolvedEvent | AllStreamResolvedEvent>): Generator<RecordedEvent> {
    for (const resolved of events) {
      try {
        const event = toRecordedEvent(resolved);
        if (event) yield event;
      } catch (error) {
        if (error instanceof UnreadableEvent) this.onUnreadable(error);
        throw error;
      }
    }
  }

  async #page<E extends ResolvedEvent | AllStreamResolvedEvent>(
    read: () => AsyncIterable<E>,
  ): Promise<E[]> {
    try {
      return await new TimeLimit('reading', PAGE_LIMIT).wait(() => taken(read()));
    } catch (error) {
      // Of a stream that was deleted for good there is nothing more to read than of one that never was.
      if (error instanceof StreamNotFoundError || error instanceof StreamDeletedError) return [];
      throw error instanceof EventLogUnavailable
        ? error
        : new EventLogUnavailable('reading', error);
    }
  }
}

async function taken<E>(events: AsyncIterable<E>): Promise<E[]> {
  const page: E[] = [];
  for await (const event of events) page.push(event);
  return page;
}
