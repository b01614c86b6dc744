import { setTimeout as delay } from 'node:timers/promises';
import {
  START,
  type AllStreamSubscription,
  type Position as KurrentPosition,
} from '@kurrent/kurrentdb-client';
import type { EventFilter, SubscriptionMessage } from '../port/event-log.js';
import type { Position, RecordedEvent } from '../port/event.js';
import { passesFilter } from '../sequence/passes-filter.js';
import type { FreshHead } from './fresh-head.js';
import type { KurrentClient } from './kurrent-client.js';
import { toRecordedEvent } from './kurrent-event.js';
import { serverFilter } from './kurrent-filter.js';
import { toKurrentPosition, toPosition } from './kurrent-position.js';
import type { KurrentReader } from './kurrent-reader.js';
import { later, LookedAt, marksOf, type Marks } from './looked-at.js';

/** How long the server may keep quiet about events before they are looked for, in milliseconds. */
const QUIET = 100;

export interface SubscriptionSources {
  readonly client: KurrentClient;
  readonly reader: KurrentReader;
  readonly head: FreshHead;
}

export interface FollowOptions {
  /** Everything up to here has been given already. */
  readonly after: Position | undefined;
  readonly filter: EventFilter | undefined;
  readonly signal: AbortSignal;
}

/**
 * One live subscription to all streams, pulled. It has caught up once it has given everything up to
 * where the log ended when there was nothing more to give: what the server says of that comes
 * before its events do, and once only.
 */
export class KurrentSubscription {
  readonly #source: AllStreamSubscription;
  readonly #looked: LookedAt;
  /** The last event of ours that was heard: the log does not end before it. */
  #heard: Position | undefined;
  /**
   * How far the server has looked, filter or no filter; true once the events before it have been
   * read.
   */
  readonly #checkpoint = new LookedAt(undefined);
  /** The end of the log when there were no more events to give. */
  #goal: { readonly head: Position | undefined } | undefined;
  #isAsking = false;
  /** The last word of having caught up, and how far the server had looked by then. */
  #notified: { readonly position: Position | undefined; readonly looked: Marks } | undefined;
  #fault: unknown;
  #hasEnded = false;
  #hasNews = false;
  #wake: () => void = () => undefined;

  constructor(
    private readonly sources: SubscriptionSources,
    private readonly options: FollowOptions,
  ) {
    this.#looked = new LookedAt(options.after);
    this.#heard = options.after;
    const checkpointReached = (_: unknown, place: KurrentPosition): void => {
      this.#checkpoint.add(marksOf(place));
      this.#notifyNews();
    };
    this.#source = sources.client.subscribeToAll({
      fromPosition: options.after === undefined ? START : toKurrentPosition(options.after),
      filter: serverFilter(options.filter, checkpointReached),
    });
    this.#source.on('readable', () => this.#notifyNews());
    this.#source.on('error', (error) => this.#end(error));
    this.#source.on('end', () => this.#end(new Error('The server ended the subscription')));
  }

  /**
   * Yields messages until the signal stops it. @throws any error with which the server ended the
   * subscription.
   */
  async *messages(): AsyncGenerator<SubscriptionMessage> {
    const { signal, filter } = this.options;
    const wake = (): void => this.#notifyNews();
    signal.addEventListener('abort', wake);
    try {
      while (!signal.aborted) {
        this.#hasNews = false;
        const event = this.#read();
        if (event && passesFilter(event, filter)) yield { kind: 'event', event };
        else if (!event && this.#goal && this.#isAtGoal()) yield* this.#notifyEnd(this.#goal.head);
        else if (!event) await this.#next();
      }
    } finally {
      signal.removeEventListener('abort', wake);
      // A subscription that never began has no caught-up message to give.
      await this.#source.unsubscribe().catch(() => undefined);
    }
  }

  /** The next event that is there and is ours. */
  #read(): RecordedEvent | undefined {
    for (;;) {
      const resolved = this.#source.read() as Parameters<typeof toRecordedEvent>[0] | null;
      if (resolved === null) {
        this.#looked.add(this.#checkpoint.marks());
        return undefined;
      }
      if (resolved.event?.position) {
        this.#looked.add({ upTo: toPosition(resolved.event.position.commit) });
      }
      const event = toRecordedEvent(resolved);
      // A message that a server repeats counts once.
      if (!event || (this.#heard !== undefined && event.position <= this.#heard)) continue;
      this.#heard = event.position;
      return event;
    }
  }

  #isAtGoal(): boolean {
    return this.#goal !== undefined && this.#looked.covers(this.#goal.head);
  }

  /**
   * The server looks at its own events, too, which are no part of the log: anyone who noted the
   * place of one of them would be beyond the end of the log, and where nothing else has come there
   * is nothing to tell.
   */
  *#notifyEnd(head: Position | undefined): Generator<SubscriptionMessage> {
    this.#goal = undefined;
    const position = later(this.#heard, head);
    const isNotified = this.#notified !== undefined && this.#notified.position === position;
    this.#notified = { position, looked: this.#looked.marks() };
    if (!isNotified) yield { kind: 'caught-up', position };
  }

  /**
   * Waits for what comes, and asks for the end of the log where that is not known and something
   * came since.
   */
  async #next(): Promise<void> {
    if (this.#hasEnded) throw this.#fault;
    const isNew = this.#notified === undefined || !this.#looked.isAsFarAs(this.#notified.looked);
    if (isNew && this.#goal === undefined && !this.#isAsking) void this.#askForGoal();
    if (this.#hasNews) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }

  async #askForGoal(): Promise<void> {
    this.#isAsking = true;
    try {
      const goal = { head: await this.sources.head.get() };
      this.#goal = goal;
      if (!this.#isAtGoal()) void this.#lookAfterWhile(goal);
    } catch (error) {
      this.#end(error);
    }
    this.#isAsking = false;
    this.#notifyNews();
  }

  /**
   * Ends the waiting for events that the filter leaves out, where the server does not say that it
   * did.
   */
  async #lookAfterWhile(goal: { readonly head: Position | undefined }): Promise<void> {
    const { filter, signal } = this.options;
    try {
      await delay(QUIET, undefined, { signal });
      const range = { after: this.#looked.upTo, upTo: () => goal.head, filter };
      if (this.#goal !== goal || this.#isAtGoal()) return;
      const coming = await this.sources.reader.allEvents(range).next();
      if (coming.done) this.#checkpoint.add({ upTo: goal.head });
    } catch (error) {
      this.#end(error);
    }
    this.#notifyNews();
  }

  #end(fault: unknown): void {
    this.#fault ??= fault;
    this.#hasEnded = true;
    this.#notifyNews();
  }

  #notifyNews(): void {
    this.#hasNews = true;
    this.#wake();
  }
}
