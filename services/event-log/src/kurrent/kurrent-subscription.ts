import { START, type AllStreamSubscription } from '@kurrent/kurrentdb-client';
import type { EventFilter, SubscriptionMessage } from '../port/event-log.js';
import type { Position } from '../port/event.js';
import { passesFilter } from '../sequence/passes-filter.js';
import type { KurrentClient } from './kurrent-client.js';
import { toRecordedEvent } from './kurrent-event.js';
import { serverFilter } from './kurrent-filter.js';
import { toKurrentPosition, toPosition } from './kurrent-position.js';

export interface FollowOptions {
  readonly after: Position | undefined;
  /** Position of the last event when the subscription was asked for. */
  readonly head: Position | undefined;
  readonly filter: EventFilter | undefined;
  readonly signal: AbortSignal;
}

/**
 * One subscription to all streams, pulled. The client tells that it has caught up as soon as it hears so, while events
 * from before still wait to be read; here the word comes after them.
 */
export class KurrentSubscription {
  readonly #source: AllStreamSubscription;
  readonly #options: FollowOptions;
  #reached: Position | undefined;
  /** How far the server has looked, filter or no filter. */
  #checkpoint: Position | undefined;
  /** Events that wait to be read before the word of having caught up is true. */
  #untilLive: number | undefined;
  #isLive = false;
  #told: Position | undefined;
  #hasTold = false;
  #fault = new Error('The server ended the subscription');
  #hasEnded = false;
  #wake: () => void = () => undefined;

  constructor(client: KurrentClient, options: FollowOptions) {
    this.#options = options;
    this.#reached = options.after;
    const checkpointReached = (_: unknown, { commit }: { commit: bigint }): void => {
      this.#checkpoint = later(this.#checkpoint, toPosition(commit));
      this.#wake();
    };
    this.#source = client.subscribeToAll({
      fromPosition: options.after === undefined ? START : toKurrentPosition(options.after),
      filter: serverFilter(options.filter, checkpointReached),
    });
    this.#listen();
  }

  /** Messages until it is told to stop. @throws whatever ended the subscription from the other side. */
  async *messages(): AsyncGenerator<SubscriptionMessage> {
    const { signal, filter } = this.#options;
    const wake = (): void => this.#wake();
    signal.addEventListener('abort', wake);
    try {
      while (!signal.aborted) {
        const event = this.#read();
        if (event && passesFilter(event, filter)) yield { kind: 'event', event };
        else if (!event && this.#hasNewEnd()) yield this.#tellEnd();
        else if (!event) await this.#next();
      }
    } finally {
      signal.removeEventListener('abort', wake);
      // A subscription that never began has nothing to be told.
      await this.#source.unsubscribe().catch(() => undefined);
    }
  }

  #listen(): void {
    this.#source.on('readable', () => this.#wake());
    this.#source.on('caughtUp', ({ position }) => {
      if (position) this.#checkpoint = later(this.#checkpoint, toPosition(position.commit));
      this.#untilLive = this.#source.readableLength;
      this.#wake();
    });
    this.#source.on('fellBehind', () => {
      this.#isLive = false;
    });
    this.#source.on('error', (error) => {
      this.#fault = error;
      this.#hasEnded = true;
      this.#wake();
    });
    this.#source.on('end', () => {
      this.#hasEnded = true;
      this.#wake();
    });
  }

  /** The next event that is there and is ours. */
  #read() {
    for (;;) {
      const resolved = this.#source.read() as Parameters<typeof toRecordedEvent>[0] | null;
      if (resolved === null) return undefined;
      if (this.#untilLive !== undefined && this.#untilLive > 0) this.#untilLive -= 1;
      if (resolved.event?.position) {
        this.#reached = later(this.#reached, toPosition(resolved.event.position.commit));
      }
      const event = toRecordedEvent(resolved);
      if (event) return event;
    }
  }

  /** Whether everything was read, and more of it than when that was last said. */
  #hasNewEnd(): boolean {
    if (this.#untilLive === 0) {
      this.#untilLive = undefined;
      this.#isLive = true;
      this.#reached = later(this.#reached, this.#options.head);
    }
    if (!this.#isLive) return false;
    this.#reached = later(this.#reached, this.#checkpoint);
    return !this.#hasTold || this.#told !== this.#reached;
  }

  #tellEnd(): SubscriptionMessage {
    this.#hasTold = true;
    this.#told = this.#reached;
    return { kind: 'caught-up', position: this.#reached };
  }

  async #next(): Promise<void> {
    if (this.#hasEnded) throw this.#fault;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }
}

function later(one: Position | undefined, other: Position | undefined): Position | undefined {
  return one === undefined || (other !== undefined && other > one) ? other : one;
}
