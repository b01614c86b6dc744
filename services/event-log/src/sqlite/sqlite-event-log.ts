import { checkAppend } from '../append/check-append.js';
import type { Database } from '../node-sqlite/index.js';
import type { AppendResult, EventFilter, EventLog, StreamAppend } from '../port/event-log.js';
import type { SubscriptionMessage } from '../port/event-log.js';
import { EventLogClosed, EventLogUnavailable } from '../port/errors.js';
import type { Position, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { AppendSignal } from '../sequence/append-signal.js';
import { toPosition } from '../sequence/numbered-position.js';
import { followPages, readPages, type PageSource } from '../sequence/paged-log.js';
import { EventReader } from './event-reader.js';
import { EventTail } from './event-tail.js';
import { EventWriter } from './event-writer.js';
import type { FileInPlace } from './file-in-place.js';
import { GroupCommit } from './group-commit.js';
import { readStreamPages, type StreamPage } from './read-stream-pages.js';

export interface SqliteEventLogHooks {
  /** Called once the log has let go of its database. */
  readonly released?: () => void;
  /** Called for each read of a damaged event. */
  readonly onUnreadable?: ((event: UnreadableEvent) => void) | undefined;
  /** The place of the database, if it is a file that could disappear. */
  readonly place?: FileInPlace;
}

/**
 * The event log in one SQLite file. It owns the database it is given, which no one else writes to.
 */
export class SqliteEventLog implements EventLog {
  readonly #reader: EventReader;
  readonly #writer: EventWriter;
  readonly #commits: GroupCommit;
  readonly #appended = new AppendSignal();
  readonly #closing = new AbortController();
  readonly #source: PageSource;

  constructor(
    private readonly database: Database,
    private readonly hooks: SqliteEventLogHooks = {},
  ) {
    this.#reader = new EventReader(database);
    const tail = new EventTail();
    this.#writer = new EventWriter(database, this.#reader, (rows) => tail.push(rows), hooks.place);
    this.#commits = new GroupCommit((group) => {
      const outcomes = this.#writer.commit(group);
      this.#appended.notify();
      return outcomes;
    });
    this.#source = {
      lastSequence: () => this.#writer.lastSequence,
      pages: (filter) => {
        const nextPage = this.#reading(() => this.#reader.pages(filter));
        return (after, upTo) =>
          this.#reading(() => tail.page(after, upTo, filter) ?? nextPage(after, upTo));
      },
    };
  }

  async append(appends: readonly StreamAppend[]): Promise<AppendResult> {
    return this.#commits.append(checkAppend(appends));
  }

  readStream(stream: string, from?: number): AsyncIterable<RecordedEvent> {
    return readStreamPages(
      (revision) => this.#reading(() => this.#streamPage(stream, revision)),
      from,
    );
  }

  async lastOf(stream: string): Promise<RecordedEvent | undefined> {
    return this.#reading(() => this.#reader.lastOf(stream));
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
    const last = this.#reading(() => {
      this.hooks.place?.demand();
      return this.#writer.lastSequence;
    });
    return last === 0 ? undefined : toPosition(last);
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#commits.close();
    this.#closing.abort();
    this.database.close();
    this.hooks.released?.();
  }

  /**
   * Reads a page of a stream. A reader past the known end, the most common case, gets an answer
   * without a read.
   */
  #streamPage(stream: string, from: number): StreamPage {
    const head = this.#writer.headOf(stream);
    if (head !== undefined && head < from) return { events: [], last: true };
    const page = this.#reader.streamPage(stream, from);
    const last = page.events.at(-1)?.revision ?? (from === 0 ? -1 : undefined);
    if (page.last && last !== undefined) this.#writer.learnHead(stream, last);
    return page;
  }

  #reading<T>(read: () => T): T {
    if (this.#closing.signal.aborted) throw new EventLogClosed();
    try {
      return read();
    } catch (error) {
      if (error instanceof UnreadableEvent) {
        this.hooks.onUnreadable?.(error);
        throw error;
      }
      throw new EventLogUnavailable('reading', error);
    }
  }
}
