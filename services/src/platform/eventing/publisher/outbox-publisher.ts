import {
  isOfAnotherLog,
  UnreadableEvent,
  type EventLog,
  type Position,
  type RecordedEvent,
} from '@foyer/event-log';

import type { Clock } from '../../clock/index.js';
import type { Log } from '../../observability/index.js';
import { isHandedOn, outgoing } from './cloud-event.js';
import type { EventPublisher } from './event-publisher.js';
import type { PublisherCheckpoint } from './publisher-checkpoint.js';

const MOST_AT_ONCE = 500;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 10_000;

export interface OutboxParts {
  readonly eventLog: EventLog;
  readonly publisher: EventPublisher;
  readonly checkpoint: Pick<PublisherCheckpoint, 'read' | 'write'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** How the publisher is doing. */
export interface PublisherHealth {
  /** `standby`: another process hands events on, and this one takes over when it is gone. */
  readonly state: 'current' | 'catching-up' | 'waiting' | 'standby';
  /** The last event that is safe with the others. */
  readonly position: Position | undefined;
  /** When the oldest event came that is not safe with them yet; undefined where there is none. */
  readonly oldestAt?: string | undefined;
}

/**
 * Hands every event of the log to other systems, at least once and each stream in order. It follows
 * the log independently: a receiver may be away for any time, and no command waits for it.
 */
export class OutboxPublisher {
  readonly #stopping = new AbortController();
  #following: Promise<void> | undefined;
  #state: PublisherHealth['state'] = 'catching-up';
  #position: Position | undefined;
  #oldestAt: string | undefined;

  constructor(private readonly parts: OutboxParts) {}

  /** Begins where it ended the last time. */
  start(): void {
    this.#following ??= this.#follow();
  }

  /** Ends after the batch at hand. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.parts.publisher.close();
    await this.#following;
  }

  health(): PublisherHealth {
    return { state: this.#state, position: this.#position, oldestAt: this.#oldestAt };
  }

  async #follow(): Promise<void> {
    const { clock, log } = this.parts;
    const { signal } = this.#stopping;
    let failures = 0;
    while (!signal.aborted) {
      try {
        await this.#session(() => (failures = 0));
      } catch (error) {
        if (this.#isStopping()) return;
        const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
        failures += 1;
        this.#state = 'waiting';
        log.warn('Events wait to be handed on', { err: error, wait });
        await clock.wait(wait, signal);
      }
    }
  }

  #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #session(progressed: () => void): Promise<void> {
    const { eventLog, checkpoint } = this.parts;
    const noted = await checkpoint.read();
    // After a move to another store, or from a backup, receivers get events twice rather than
    // never.
    const isStrange = noted !== undefined && isOfAnotherLog(noted, await eventLog.head());
    this.#position = isStrange ? undefined : noted;
    const waiting: RecordedEvent[] = [];
    try {
      await this.#handOn(waiting, progressed);
    } catch (error) {
      // Everything up to a damaged event is handed over. It is not passed over: others would not
      // know of it.
      if (error instanceof UnreadableEvent) await this.#handOver(waiting);
      throw error;
    }
  }

  /** @param waiting holds what was read and is not yet handed over. */
  async #handOn(waiting: RecordedEvent[], progressed: () => void): Promise<void> {
    const { signal } = this.#stopping;
    const after = this.#position;
    for await (const message of this.parts.eventLog.subscribe({ after, signal })) {
      if (message.kind === 'event') {
        // Until it is handed over and noted, however long the others take to answer.
        if (this.#state === 'current') this.#state = 'catching-up';
        waiting.push(message.event);
        this.#oldestAt = waiting[0]?.metadata.at;
        if (waiting.length < MOST_AT_ONCE) continue;
      }
      await this.#handOver(waiting.splice(0));
      progressed();
      this.#state = message.kind === 'caught-up' ? 'current' : 'catching-up';
    }
  }

  async #handOver(events: readonly RecordedEvent[]): Promise<void> {
    const last = events.at(-1);
    if (last === undefined) return;
    const notified = events.filter(isHandedOn);
    if (notified.length > 0) await this.parts.publisher.publish(notified.map(outgoing));
    await this.parts.checkpoint.write(last.position);
    this.#position = last.position;
    this.#oldestAt = undefined;
  }
}
