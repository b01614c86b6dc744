import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KurrentStore } from '../store/kurrent-store.js';
import type { StoredEvent } from '../store/stored-event.js';
import { answers } from './answers.js';
import type { Outlet } from './outlet.js';

/** Events that may wait for a reader that is live; with more it is sent back to catching up. */
const MOST_WAITING = 32;

export interface SubscriptionOptions {
  /** Events after this position are wanted; undefined for all. */
  readonly after: bigint | undefined;
  readonly passes: (event: StoredEvent) => boolean;
  /** Events looked at in one go, passing or not. */
  readonly window: number;
  /** Events looked at between one checkpoint and the next; undefined where none are asked for. */
  readonly checkpointInterval: number | undefined;
}

/**
 * A subscription to all streams. It tells how far it has looked as sparingly as the server does:
 * while it catches up, where a page began and not where it ended; while it is live, each so many
 * events and not when it has nothing more to look at.
 */
export class Subscription {
  /**
   * The last event or checkpoint that it sent, or the position that the subscription began after.
   */
  #notified: bigint | undefined;
  #next: number;
  #considered = 0;

  constructor(
    private readonly store: KurrentStore,
    private readonly outlet: Outlet,
    private readonly options: SubscriptionOptions,
  ) {
    this.#notified = options.after;
    this.#next = options.after === undefined ? 0 : store.indexOf(options.after + 1n);
  }

  /** Runs until no one reads any more. */
  async run(): Promise<void> {
    const { gone } = this.outlet;
    await this.outlet.write(answers.confirmation(randomUUID()));
    let isAtEnd = this.#next >= this.store.all.length;
    while (!gone.aborted) {
      if (!isAtEnd) await this.#catchUp();
      isAtEnd = false;
      await this.outlet.write(answers.caughtUp(this.#notified));
      if (!(await this.#fallsBehind())) return;
      await this.outlet.write(answers.fellBehind(this.#notified));
      await this.#reportCheckpoint();
    }
  }

  async #catchUp(): Promise<void> {
    while (!this.outlet.gone.aborted) {
      const page = this.store.all.slice(this.#next, this.#next + this.options.window);
      const isLast = this.#next + page.length >= this.store.all.length;
      const begin = page[0]?.position;
      for (const event of page) if (this.options.passes(event)) await this.#notify(event);
      this.#next += page.length;
      if (!isLast) {
        if (this.#isCheckpointDue(page.length)) await this.#reportCheckpoint();
        await nextTurn();
        continue;
      }
      // The last page counts from where it began, and one with nothing on it from where the next
      // event comes to lie.
      const isBegin = begin !== undefined && (this.#notified ?? 0n) < begin;
      if (isBegin) this.#notified = begin;
      await this.#reportCheckpoint(this.#notified, isBegin ? 0n : undefined);
      await this.#reportCheckpoint(this.store.end, 0n);
      return;
    }
  }

  /** Follows what is written, until too much of it waits, or no one reads any more: then false. */
  async #fallsBehind(): Promise<boolean> {
    this.#considered = 0;
    const waiter = this.store.waiter(this.outlet.gone);
    try {
      while (!this.outlet.gone.aborted) {
        const { all } = this.store;
        if (all.length - this.#next > MOST_WAITING) return true;
        const event = all[this.#next];
        if (event) await this.#look(event);
        else await waiter.next();
      }
      return false;
    } finally {
      waiter.leave();
    }
  }

  async #look(event: StoredEvent): Promise<void> {
    this.#next += 1;
    if (this.options.passes(event)) await this.#notify(event);
    if (!this.#isCheckpointDue(1)) return;
    this.#notified = event.position;
    await this.#reportCheckpoint();
  }

  #isCheckpointDue(considered: number): boolean {
    const { checkpointInterval } = this.options;
    if (checkpointInterval === undefined) return false;
    this.#considered += considered;
    if (this.#considered < checkpointInterval) return false;
    this.#considered %= checkpointInterval;
    return true;
  }

  async #notify(event: StoredEvent): Promise<void> {
    this.#notified = event.position;
    await this.outlet.write(answers.event(event));
  }

  async #reportCheckpoint(position = this.#notified, prepare = position): Promise<void> {
    if (position === undefined || this.options.checkpointInterval === undefined) return;
    await this.outlet.write(answers.checkpoint(position, prepare));
  }
}
