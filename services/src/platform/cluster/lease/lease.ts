import { setTimeout as sleep } from 'node:timers/promises';

import type { Log } from '../../observability/index.js';
import type { LeaseRecord, LeaseStore } from './lease-store.js';

/** How a lease is kept, in milliseconds. */
export interface LeaseTiming {
  /** Between two signs of life of the holder, and two looks of who waits. */
  readonly heartbeatMs: number;
  /** The holder trusts in its lease for this time after the start of its last sign of life. */
  readonly trustedMs: number;
  /**
   * A waiting process takes it over after this time without one: longer than the trusted time and
   * the acts begun in it.
   */
  readonly lapsesMs: number;
}

export const LEASE_TIMING: LeaseTiming = { heartbeatMs: 500, trustedMs: 4_000, lapsesMs: 8_000 };

export interface LeaseParts {
  readonly store: LeaseStore;
  readonly name: string;
  /**
   * The process that asks: `<where>/<life>`. One place has one process at a time, and a later life
   * need not wait for an earlier.
   */
  readonly holder: string;
  readonly log: Pick<Log, 'warn'>;
  readonly timing?: LeaseTiming;
  /** Milliseconds of a clock that only goes forward, also while the process is stopped. */
  readonly now?: () => number;
}

/**
 * The right to do what only one process may do. No clocks are compared: who waits counts, on its
 * own clock, how long the holder has given no sign of life; the holder counts, on its own, how long
 * it may rely on its last one.
 */
export class Lease {
  readonly #timing: LeaseTiming;
  readonly #now: () => number;
  readonly #ending = new AbortController();
  #record: LeaseRecord | undefined;
  #renewedAt = -Infinity;
  #keeping: Promise<void> = Promise.resolve();

  constructor(private readonly parts: LeaseParts) {
    this.#timing = parts.timing ?? LEASE_TIMING;
    this.#now = parts.now ?? (() => performance.now());
  }

  /** True if the lease is reliable at this moment. */
  get isHeld(): boolean {
    return this.#record !== undefined && this.#now() - this.#renewedAt < this.#timing.trustedMs;
  }

  /** Waits for its turn. @returns False where `release` came first. */
  async take(): Promise<boolean> {
    let seen: LeaseRecord | undefined;
    let since = 0;
    while (!this.#isEnding) {
      try {
        const { holder } = this.parts;
        const current = await this.parts.store.read(this.parts.name);
        const isAlive = current?.holder !== seen?.holder || current?.heartbeat !== seen?.heartbeat;
        if (isAlive) [seen, since] = [current, this.#now()];
        const isOwn = current !== undefined && placeOf(current.holder) === placeOf(holder);
        const hasLapsed = isOwn || this.#now() - since >= this.#timing.lapsesMs;
        if ((current === undefined || hasLapsed) && (await this.#renew(current))) return true;
      } catch (err) {
        this.parts.log.warn('The lease cannot be seen', { err });
      }
      await this.#pause();
    }
    return false;
  }

  /** Gives signs of life from now on. @param onLost called once, when another process holds it */
  keep(onLost: () => void): void {
    this.#keeping = this.#keepOn().then((isLost) => {
      if (isLost) onLost();
    });
  }

  /** Stops waiting or holding; the next waiting process takes it at once. */
  async release(): Promise<void> {
    this.#ending.abort();
    await this.#keeping;
    const { store, name, holder, log } = this.parts;
    if (this.#record !== undefined) {
      await store.release(name, holder).catch((err: unknown) => {
        log.warn('The lease lapses by itself', { err });
      });
    }
    this.#record = undefined;
  }

  get #isEnding(): boolean {
    return this.#ending.signal.aborted;
  }

  /**
   * Renews the lease until the end (false), or until another process holds it (true). An
   * unreachable store loses no lease: acts that need the lease wait, and no other process can take
   * it either.
   */
  async #keepOn(): Promise<boolean> {
    for (;;) {
      await this.#pause();
      if (this.#isEnding) return false;
      try {
        if (await this.#renew(this.#record)) continue;
        // A missing record means that the database was dropped, and not that another process has
        // the lease.
        const { store, name } = this.parts;
        const isTaken = (await store.read(name)) !== undefined;
        if (isTaken || !(await this.#renew(undefined))) return true;
      } catch (err) {
        this.parts.log.warn('The lease cannot be kept', { err });
      }
    }
  }

  async #renew(seen: LeaseRecord | undefined): Promise<boolean> {
    const { store, name, holder } = this.parts;
    const beganAt = this.#now();
    const next = { holder, heartbeat: (seen?.heartbeat ?? 0) + 1 };
    const isTaken = (await store.replace(name, seen, next)) || (await this.#isThere(next));
    if (isTaken) {
      this.#record = next;
      this.#renewedAt = beganAt;
    } else {
      this.#record = undefined;
    }
    return isTaken;
  }

  /** An answer may be lost on its way though the deed was done. */
  async #isThere({ holder, heartbeat }: LeaseRecord): Promise<boolean> {
    const current = await this.parts.store.read(this.parts.name);
    return current?.holder === holder && current.heartbeat === heartbeat;
  }

  async #pause(): Promise<void> {
    const { signal } = this.#ending;
    await sleep(this.#timing.heartbeatMs, undefined, { signal }).catch(() => undefined);
  }
}

function placeOf(holder: string): string {
  return holder.slice(0, holder.indexOf('/'));
}
