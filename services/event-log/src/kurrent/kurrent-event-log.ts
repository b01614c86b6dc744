import { setTimeout as delay } from 'node:timers/promises';
import { AccessDeniedError } from '@kurrent/kurrentdb-client';
import { checkAppend } from '../append/check-append.js';
import type {
  AppendResult,
  EventFilter,
  EventLog,
  StreamAppend,
  SubscriptionMessage,
} from '../port/event-log.js';
import { EventLogClosed, EventLogUnavailable } from '../port/errors.js';
import type { Position, RecordedEvent } from '../port/event.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import { ClientError } from './client-error.js';
import { FreshHead } from './fresh-head.js';
import { KurrentAppender } from './kurrent-appender.js';
import type { KurrentClient } from './kurrent-client.js';
import { KurrentHead } from './kurrent-head.js';
import { isNoPlace } from './kurrent-position.js';
import { KurrentReader } from './kurrent-reader.js';
import { KurrentSubscription } from './kurrent-subscription.js';

/**
 * Pauses in milliseconds before a lost subscription is rebuilt: from this, twice as long each time,
 * up to that.
 */
const BACK_OFF = { first: 100, longest: 2000 };

/**
 * The event log on EventStoreDB or KurrentDB. Events of other programs on the same server are left
 * out.
 */
export class KurrentEventLog implements EventLog {
  readonly #reader: KurrentReader;
  readonly #appender: KurrentAppender;
  readonly #head: KurrentHead;
  readonly #freshHead: FreshHead;
  readonly #closing = new AbortController();
  readonly #underWay = new Set<Promise<unknown>>();

  /** @param onUnreadable called for each read of a damaged event. */
  constructor(
    private readonly client: KurrentClient,
    private readonly onUnreadable: (event: UnreadableEvent) => void = () => undefined,
  ) {
    this.#reader = new KurrentReader(client, onUnreadable);
    this.#appender = new KurrentAppender(client, this.#reader);
    this.#head = new KurrentHead(this.#reader);
    this.#freshHead = new FreshHead(() => this.#head.get());
  }

  async append(appends: readonly StreamAppend[]): Promise<AppendResult> {
    const checked = checkAppend(appends);
    this.#refuseWhenClosed();
    const appending = this.#appender.append(checked);
    this.#underWay.add(appending);
    try {
      return await appending;
    } finally {
      this.#underWay.delete(appending);
    }
  }

  async *readStream(stream: string, from = 0): AsyncGenerator<RecordedEvent> {
    this.#refuseWhenClosed();
    for await (const event of this.#reader.streamEvents(stream, from)) yield event;
  }

  async lastOf(stream: string): Promise<RecordedEvent | undefined> {
    this.#refuseWhenClosed();
    return (await this.#reader.newest(stream, 1))[0];
  }

  readAll(after?: Position, filter?: EventFilter): AsyncGenerator<RecordedEvent> {
    const upTo = (): Promise<Position | undefined> => {
      this.#refuseWhenClosed();
      return this.#head.get();
    };
    return this.#reader.allEvents({ after, upTo, filter });
  }

  async *subscribe(options: {
    after?: Position | undefined;
    filter?: EventFilter | undefined;
    signal: AbortSignal;
  }): AsyncGenerator<SubscriptionMessage> {
    const signal = AbortSignal.any([options.signal, this.#closing.signal]);
    let { after } = options;
    let pause = BACK_OFF.first;
    while (!signal.aborted) {
      try {
        for await (const message of this.#followOnce({ ...options, after, signal })) {
          after = message.kind === 'event' ? message.event.position : message.position;
          pause = BACK_OFF.first;
          yield message;
        }
      } catch (error) {
        if (isDenied(error)) throw new EventLogUnavailable('following', new ClientError(error));
        if (isNoPlace(error)) throw new TypeError(`${after} is no position of this log`);
        if (error instanceof UnreadableEvent) this.onUnreadable(error);
        if (error instanceof UnreadableEvent || error instanceof TypeError) throw error;
        await delay(pause, undefined, { signal }).catch(() => undefined);
        pause = Math.min(pause * 2, BACK_OFF.longest);
      }
    }
  }

  /**
   * True if the server appends to several streams at once: KurrentDB does since 25.1, EventStoreDB
   * does not.
   */
  async appendsToSeveral(): Promise<boolean> {
    this.#refuseWhenClosed();
    return this.#appender.appendsToSeveral();
  }

  async head(): Promise<Position | undefined> {
    this.#refuseWhenClosed();
    return this.#head.get();
  }

  async close(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort();
    await Promise.allSettled(this.#underWay);
    await this.client.dispose();
  }

  /**
   * Reads present events, with the back-pressure of reading; receives later ones by a subscription.
   */
  async *#followOnce(options: {
    after: Position | undefined;
    filter?: EventFilter | undefined;
    signal: AbortSignal;
  }): AsyncGenerator<SubscriptionMessage> {
    const { after, filter, signal } = options;
    const upTo = await this.#freshHead.get();
    for await (const event of this.#reader.allEvents({ after, upTo: () => upTo, filter })) {
      if (signal.aborted) return;
      yield { kind: 'event', event };
    }
    if (signal.aborted) return;
    const reached = after === undefined || (upTo !== undefined && upTo > after) ? upTo : after;
    const sources = { client: this.client, reader: this.#reader, head: this.#freshHead };
    yield* new KurrentSubscription(sources, { after: reached, filter, signal }).messages();
  }

  #refuseWhenClosed(): void {
    if (this.#closing.signal.aborted) throw new EventLogClosed();
  }
}

function isDenied(error: unknown): boolean {
  const cause = error instanceof EventLogUnavailable ? error.cause : error;
  return ClientError.originalOf(cause) instanceof AccessDeniedError;
}
