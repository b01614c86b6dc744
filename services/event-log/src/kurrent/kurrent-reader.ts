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
import { EventLogUnavailable } from '../port/errors.js';
import type { EventFilter } from '../port/event-log.js';
import type { Position, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { passesFilter } from '../sequence/passes-filter.js';
import { ClientError } from './client-error.js';
import type { KurrentClient } from './kurrent-client.js';
import { toRecordedEvent } from './kurrent-event.js';
import { serverFilter } from './kurrent-filter.js';
import { checkPosition, toKurrentPosition, toPosition } from './kurrent-position.js';
import { PageSize } from './page-size.js';
import { TimeLimit } from './time-limit.js';

/**
 * How long the server may look for one page, in milliseconds: a filter that lets little through
 * takes its time.
 */
const PAGE_LIMIT = 60_000;

type Resolved = AllStreamResolvedEvent;

/** A part of all streams: after one position, up to another. */
export interface AllRange {
  readonly after: Position | undefined;
  /** Asked for once the reading begins. */
  readonly upTo: () => Promise<Position | undefined> | Position | undefined;
  readonly filter: EventFilter | undefined;
}

/**
 * Reads from the server what is ours, page by page; the next one is on its way while one is worked
 * on. Each page is taken in whole before any of it is given on: a read that is left half-way keeps
 * its share of the connection until it is garbage, and a few of these stop every other read.
 */
export class KurrentReader {
  /** @param onUnreadable called for each read of a damaged event. */
  constructor(
    private readonly client: KurrentClient,
    private readonly onUnreadable: (event: UnreadableEvent) => void,
  ) {}

  /** Events of a stream from a revision on, one by one; none for an unknown stream. */
  async *streamEvents(stream: string, from: number): AsyncGenerator<RecordedEvent> {
    const size = new PageSize();
    let fromRevision = BigInt(from);
    for (;;) {
      const maxCount = size.count;
      const range = { direction: FORWARDS, fromRevision, maxCount } as const;
      const page = await this.#page(() => this.client.readStream(stream, range));
      for (const event of this.#ours(page)) yield event;
      const last = page.at(-1)?.event?.revision;
      if (last === undefined || page.length < maxCount) return;
      fromRevision = last + 1n;
      size.learn(page);
    }
  }

  /** The newest events of a stream, the last one first. */
  async newest(stream: string, maxCount: number): Promise<RecordedEvent[]> {
    const range = { direction: BACKWARDS, fromRevision: END, maxCount } as const;
    return [...this.#ours(await this.#page(() => this.client.readStream(stream, range)))];
  }

  /**
   * Events of all streams after a position, up to another.
   * @throws TypeError for the position of another kind of log.
   */
  async *allEvents(range: AllRange): AsyncGenerator<RecordedEvent> {
    const { after, filter } = range;
    const upTo = await range.upTo();
    if (after !== undefined) checkPosition(after);
    if (upTo === undefined || (after !== undefined && after >= upTo)) return;
    let reached = after;
    for await (const page of this.#pagesOfAll(after, upTo, filter)) {
      for (const event of this.#ours(page)) {
        if (event.position > upTo) return;
        // The server's reads begin with the position that they are given.
        const isNew = reached === undefined || event.position > reached;
        if (isNew && passesFilter(event, filter)) yield event;
      }
      reached = endOf(page) ?? reached;
    }
  }

  async *#pagesOfAll(
    after: Position | undefined,
    upTo: Position,
    filter: EventFilter | undefined,
  ): AsyncGenerator<Resolved[]> {
    const size = new PageSize();
    let coming: Promise<Resolved[]> | undefined = this.#pageOfAll(after, filter, size.count);
    while (coming) {
      const asked = size.count;
      const page: Resolved[] = await coming;
      const end = endOf(page);
      size.learn(page);
      const isMore = page.length >= asked && end !== undefined && end < upTo;
      coming = isMore ? this.#pageOfAll(end, filter, size.count) : undefined;
      // Its error appears once it is awaited, and never if the reader leaves before.
      coming?.catch(() => undefined);
      yield page;
    }
  }

  /**
   * Events of all programs before a position, or before the end, the last one first; none of the
   * server's own.
   */
  async before(position: Position | undefined, maxCount: number): Promise<Resolved[]> {
    const fromPosition = position === undefined ? END : toKurrentPosition(position);
    const range = { direction: BACKWARDS, fromPosition, maxCount } as const;
    const filter = excludeSystemEvents();
    return this.#page(() => this.client.readAll({ ...range, filter }));
  }

  #pageOfAll(
    from: Position | undefined,
    filter: EventFilter | undefined,
    maxCount: number,
  ): Promise<Resolved[]> {
    const fromPosition = from === undefined ? START : toKurrentPosition(from);
    const range = { direction: FORWARDS, fromPosition, maxCount } as const;
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
      // A permanently deleted stream has no more events to read than one that never existed.
      if (error instanceof StreamNotFoundError || error instanceof StreamDeletedError) return [];
      throw error instanceof EventLogUnavailable
        ? error
        : new EventLogUnavailable('reading', new ClientError(error));
    }
  }
}

function endOf(page: readonly Resolved[]): Position | undefined {
  const last = page.at(-1)?.event?.position.commit;
  return last === undefined ? undefined : toPosition(last);
}

async function taken<E>(events: AsyncIterable<E>): Promise<E[]> {
  const page: E[] = [];
  for await (const event of events) page.push(event);
  return page;
}
