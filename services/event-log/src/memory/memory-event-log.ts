import { appendResult } from '../append/append-result.js';
import { checkAppend } from '../append/check-append.js';
import {
  decideAppend,
  type EventToWrite,
  type LogView,
  type Place,
} from '../append/decide-append.js';
import type {
  AppendResult,
  EventFilter,
  EventLog,
  StreamAppend,
  SubscriptionMessage,
} from '../port/event-log.js';
import { EventLogClosed } from '../port/errors.js';
import type { EventMetadata, NewEvent, Position, RecordedEvent } from '../port/event.js';
import { AppendSignal } from '../sequence/append-signal.js';
import { toPosition } from '../sequence/numbered-position.js';
import { passesFilter } from '../sequence/passes-filter.js';
import { followPages, readPages, type Page, type PageSource } from '../sequence/paged-log.js';

const PAGE_SIZE = 256;

/**
 * The event log in memory, for tests. It keeps the same contract as the others, save that it ends
 * with the process.
 */
export class MemoryEventLog implements EventLog {
  readonly #events: RecordedEvent[] = [];
  readonly #streams = new Map<string, RecordedEvent[]>();
  readonly #places = new Map<string, Place>();
  readonly #appended = new AppendSignal();
  readonly #closing = new AbortController();
  readonly #view: LogView = {
    revisionOf: (stream) => this.#streams.get(stream)?.at(-1)?.revision,
    placeOf: (id) => this.#places.get(id),
  };
  readonly #source: PageSource = {
    lastSequence: () => this.#events.length,
    pages: (filter) => (after, upTo) => this.#page(after, upTo, filter),
  };

  async append(appends: readonly StreamAppend[]): Promise<AppendResult> {
    const checked = checkAppend(appends);
    this.#refuseWhenClosed();
    // A store answers later than it is asked; code that leans on the opposite should fail here too.
    await Promise.resolve();
    const decision = decideAppend(checked, this.#view);
    switch (decision.kind) {
      case 'refuse':
        throw decision.error;
      case 'repeat':
        return appendResult(decision.places);
      case 'write': {
        const places = decision.events.map((event) => this.#write(event));
        this.#appended.notify();
        return appendResult(places);
      }
    }
  }

  async *readStream(stream: string, from = 0): AsyncGenerator<RecordedEvent> {
    this.#refuseWhenClosed();
    yield* this.#streams.get(stream)?.slice(from) ?? [];
  }

  async lastOf(stream: string): Promise<RecordedEvent | undefined> {
    this.#refuseWhenClosed();
    return this.#streams.get(stream)?.at(-1);
  }

  readAll(after?: Position, filter?: EventFilter): AsyncIterable<RecordedEvent> {
    return readPages(this.#source, after, filter);
  }

  subscribe(options: {
    after?: Position | undefined;
    filter?: EventFilter | undefined;
    signal: AbortSignal;
  }): AsyncIterable<SubscriptionMessage> {
    const signal = AbortSignal.any([options.signal, this.#closing.signal]);
    return followPages(this.#source, this.#appended, { ...options, signal });
  }

  async head(): Promise<Position | undefined> {
    this.#refuseWhenClosed();
    return this.#events.at(-1)?.position;
  }

  async close(): Promise<void> {
    this.#closing.abort();
  }

  #write({ stream, revision, event }: EventToWrite): Place {
    const position = toPosition(this.#events.length + 1);
    const recorded: RecordedEvent = {
      position,
      stream,
      revision,
      id: event.id,
      type: event.type,
      data: JSON.parse(event.data) as NewEvent['data'],
      metadata: JSON.parse(event.metadata) as EventMetadata,
    };
    this.#events.push(recorded);
    const events = this.#streams.get(stream);
    if (events) events.push(recorded);
    else this.#streams.set(stream, [recorded]);
    const place = { stream, revision, position };
    this.#places.set(event.id, place);
    return place;
  }

  #page(after: number, upTo: number, filter: EventFilter | undefined): Page {
    this.#refuseWhenClosed();
    const scannedTo = Math.min(after + PAGE_SIZE, upTo);
    const events = this.#events
      .slice(after, scannedTo)
      .filter((event) => passesFilter(event, filter));
    return { events, scannedTo };
  }

  #refuseWhenClosed(): void {
    if (this.#closing.signal.aborted) throw new EventLogClosed();
  }
}
