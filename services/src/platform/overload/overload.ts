import { Counter } from 'prom-client';

import { Rejected } from '../commands/index.js';
import type { Metrics } from '../observability/index.js';
import { noPressure, pressureAfter } from './pressure.js';

/** What is refused first: work that nobody has begun yet. */
export type NewWork = 'portal' | 'visit' | 'handshake';

export interface OverloadLimits {
  /** From this average length of a turn of the event loop on, new work is refused, in milliseconds; 0 for never. */
  readonly turnMs: number;
  /** Then so many connections at most may be on their way to a channel. */
  readonly handshakes: number;
}

/** Come back after this time and up to twice of it, in seconds, so that not everybody comes back at once. */
const RETRY_AFTER_S = 5;

/**
 * Whether there is more to do than can be done in time. Who is in stays in and is served; who comes anew is asked to come
 * again a little later. Also the injection token.
 */
export class Overload {
  readonly #limits: OverloadLimits;
  readonly #random: () => number;
  readonly #refusals: Counter<'what'>;
  #pressure = noPressure;
  #turnMs = 0;

  constructor(
    { registry }: Pick<Metrics, 'registry'>,
    limits: OverloadLimits,
    random: () => number = Math.random,
  ) {
    this.#limits = limits;
    this.#random = random;
    this.#refusals = new Counter({
      name: 'foyer_overload_refusals_total',
      help: 'New work that was refused because there was too much to do: portal, visit, handshake, connection',
      labelNames: ['what'] as const,
      registers: [registry],
    });
  }

  /** Whether new work is to be refused just now. */
  get isHigh(): boolean {
    return this.#pressure.isHigh;
  }

  /** How long turns of the event loop were on average when somebody last looked, in milliseconds. */
  get turnMs(): number {
    return this.#turnMs;
  }

  /** Takes in how long turns have been lately. */
  observe(turnMs: number): void {
    this.#turnMs = turnMs;
    if (this.#limits.turnMs <= 0) return;
    this.#pressure = pressureAfter(this.#pressure, turnMs, this.#limits.turnMs);
  }

  /** @throws Rejected OVERLOADED with `retryAfter` in seconds, where there is too much to do already. */
  admit(what: NewWork): void {
    if (this.isHigh) throw this.#refuse(what);
  }

  /**
   * @param underWay how many others have connected and not named a channel yet.
   * @returns Why the connection cannot be taken; undefined where it can.
   */
  refusalOfHandshake(underWay: number): Rejected | undefined {
    const isTooMany = this.isHigh && underWay >= this.#limits.handshakes;
    return isTooMany ? this.#refuse('handshake') : undefined;
  }

  /** Counts a connection that was dropped without a word. */
  dropped(): void {
    this.#refusals.inc({ what: 'connection' });
  }

  #refuse(what: NewWork): Rejected {
    this.#refusals.inc({ what });
    const seconds = Math.round(RETRY_AFTER_S * (1 + this.#random()));
    return new Rejected('OVERLOADED', { retryAfter: seconds.toString() });
  }
}
