import type { NewEvent, Position, RecordedEvent } from './event.js';

/** A writer's expectation of a stream: its last revision, that it does not exist, or none. */
export type ExpectedRevision = number | 'no-stream' | 'any';

/** Events for one stream, part of one atomic append. */
export interface StreamAppend {
  readonly stream: string;
  readonly expectedRevision: ExpectedRevision;
  readonly events: readonly NewEvent[];
}

/** The place of an append. */
export interface AppendResult {
  /**
   * Position of the last event written; of the earlier write where all events were known already.
   */
  readonly position: Position;
  /** Last revision of each stream written to. */
  readonly revisions: Readonly<Record<string, number>>;
}

/** Which events a subscriber wants; absent means all of them. */
export interface EventFilter {
  readonly types?: readonly string[];
  readonly streamPrefixes?: readonly string[];
}

/**
 * The output of a subscription: an event, or the notice that all events written so far have been
 * given.
 */
export type SubscriptionMessage =
  | { readonly kind: 'event'; readonly event: RecordedEvent }
  | { readonly kind: 'caught-up'; readonly position: Position | undefined };

/**
 * The log of everything that happened, in one global order.
 *
 * An append that was answered is on disk. The same event id appended twice is one event. A reader
 * never sees a position before all smaller ones are readable.
 */
export interface EventLog {
  /**
   * Appends to one or several streams, completely or not at all. An append whose event ids are all
   * known answers as the first one did, with any expectation.
   * @throws RevisionConflict when a stream is not at its expected revision.
   * @throws EventIdReused when only some of its event ids are known, or they lie in another stream.
   * @throws InvalidAppend for what no log would take, such as an event over the size limit.
   * @throws EventLogUnavailable when the store fails; EventLogClosed after `close()`.
   */
  append(appends: readonly StreamAppend[]): Promise<AppendResult>;
  /**
   * Events of one stream in order, `from` a revision (inclusive, default 0). Empty for an unknown
   * stream.
   * @throws UnreadableEvent, here and wherever events are read, when the store was damaged.
   */
  readStream(stream: string, from?: number): AsyncIterable<RecordedEvent>;
  /** The last event of a stream, undefined for an unknown one. */
  lastOf(stream: string): Promise<RecordedEvent | undefined>;
  /**
   * Events of all streams in global order, `after` a position (exclusive), up to what is written
   * now.
   */
  readAll(after?: Position, filter?: EventFilter): AsyncIterable<RecordedEvent>;
  /**
   * Events after a position, then those to come, until `signal` aborts. Pull-driven: a slow reader
   * slows only itself. Says `caught-up` each time it has reached the end, also where the filter let
   * nothing through: its position is then the place to go on from. Ends quietly when `signal`
   * aborts or the log closes.
   */
  subscribe(options: {
    after?: Position | undefined;
    filter?: EventFilter | undefined;
    signal: AbortSignal;
  }): AsyncIterable<SubscriptionMessage>;
  /** Position of the last event, or undefined for an empty log. */
  head(): Promise<Position | undefined>;
  /** Finishes the appends under way, ends the subscriptions, and lets the store go. */
  close(): Promise<void>;
}

/** The part of a log that looking back needs. */
export type ReadableLog = Pick<EventLog, 'readStream' | 'readAll'>;
