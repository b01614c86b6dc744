import { Counter } from 'prom-client';

import { Rejected } from '../../cqrs/commands/index.js';
import type { Metrics } from '../../observability/index.js';
import { rateAfter, unhurried } from './admission-rate.js';
import { FairShares, placesAt } from './fair-shares.js';
import { TokenBucket } from './token-bucket.js';
import { noLoad, loadAfter } from './load.js';

/** Work that has not begun yet; it is refused first. */
export type AdmissionRequest = 'portal' | 'visit' | 'handshake';

/** A newcomer's address and portal. */
export interface Newcomer {
  /** The key that their address is counted by; undefined where it is not counted. */
  readonly from: string | undefined;
  readonly portalId: string;
}

/** How turns of the event loop have been for a short while. */
export interface TurnSample {
  /** How long they were on average, in milliseconds. */
  readonly turnMs: number;
  /** The share of the time in which there was something to do, from 0 to 1. */
  readonly busy: number;
  /** How long the while was, in milliseconds. */
  readonly ms: number;
}

export interface OverloadLimits {
  /**
   * From this average length of a turn of the event loop on, new work is refused, in milliseconds;
   * 0 for never.
   */
  readonly turnMs: number;
  /** The limit of connections on their way to a channel, under overload. */
  readonly handshakes: number;
}

/** The share of the longest turns from which on people come in at a limited rate. */
const ADMITTED_SHARE = 0.25;
/** The share of the time from which on they do. */
const BUSY = 0.9;
/** The number of busy samples in a row that count: a single one is a hiccup. */
const BUSY_SAMPLES = 2;

/** The number of newcomers let in together at any rate: a few at a new server are no rush. */
export const PLACES_KEPT = 20;
/** A newcomer shares in the places for this time after asking, in milliseconds. */
const ASKED_MS = 10_000;
/**
 * A portal keeps half of all places for others that were asked for within this time, in
 * milliseconds.
 */
const OTHER_PORTAL_MS = 60_000;

/**
 * A refused client comes back after this time and up to twice of it, in seconds: not all at once.
 */
const RETRY_AFTER_S = 5;

/**
 * Tells when there is more work than time. People inside stay in and are served; newcomers are
 * asked to come again a little later. Also the injection token.
 */
export class Overload {
  readonly #failures: Counter<'what'>;
  #load = noLoad;
  #rate = unhurried;
  readonly #places: TokenBucket;
  /** One part more than there are addresses, for the one that comes next. */
  readonly #ofAddress = new FairShares({
    kept: PLACES_KEPT / 2,
    askedMs: ASKED_MS,
    shareAmong: (count) => 1 / (count + 1),
  });
  readonly #ofPortal = new FairShares({
    kept: PLACES_KEPT,
    askedMs: OTHER_PORTAL_MS,
    shareAmong: (count) => (count === 1 ? 1 : 0.5),
  });
  #admitted = 0;
  #busySamples = 0;
  #turnMs = 0;

  constructor(
    { registry }: Pick<Metrics, 'registry'>,
    private readonly limits: OverloadLimits,
    private readonly random: () => number = Math.random,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#places = new TokenBucket(PLACES_KEPT, now());
    this.#failures = new Counter({
      name: 'foyer_overload_rejections_total',
      help: 'New work that was refused because there was too much to do: portal, visit, handshake, connection',
      labelNames: ['what'] as const,
      registers: [registry],
    });
  }

  /** True while new work must be refused. */
  get isHigh(): boolean {
    return this.#load.isHigh;
  }

  /** The average length of turns of the event loop in the last sample, in milliseconds. */
  get turnMs(): number {
    return this.#turnMs;
  }

  /** Takes in how long turns have been lately. */
  observe({ turnMs, busy, ms }: TurnSample): void {
    this.#turnMs = turnMs;
    const limit = this.limits.turnMs;
    if (limit <= 0) return;
    this.#load = loadAfter(this.#load, turnMs, limit);
    const isBusy = busy >= BUSY || turnMs >= limit * ADMITTED_SHARE;
    this.#busySamples = isBusy ? this.#busySamples + 1 : 0;
    this.#rate = rateAfter(this.#rate, {
      isBusy: this.#busySamples >= BUSY_SAMPLES,
      admitted: this.#admitted / (ms / 1000),
    });
    this.#admitted = 0;
  }

  /**
   * @throws Rejected OVERLOADED with `retryAfter` in seconds, where there is too much to do
   * already.
   */
  admit(what: 'portal'): void;
  admit(what: 'visit', newcomer: Newcomer): void;
  admit(what: 'portal' | 'visit', newcomer?: Newcomer): void {
    if (this.isHigh) throw this.#refuse(what);
    if (newcomer === undefined) return;
    if (!this.#takePlace(newcomer)) throw this.#refuse(what);
    this.#admitted += 1;
  }

  /**
   * @param underWay how many others have connected and not named a channel yet.
   * @returns Why the connection cannot be taken; undefined where it can.
   */
  handshakeErrorOf(underWay: number): Rejected | undefined {
    const isTooMany = this.isHigh && underWay >= this.limits.handshakes;
    return isTooMany ? this.#refuse('handshake') : undefined;
  }

  /** Counts a connection that was dropped without a word. */
  dropped(): void {
    this.#failures.inc({ what: 'connection' });
  }

  /** A place is taken only where address and portal have not had their shares. */
  #takePlace({ from, portalId }: Newcomer): boolean {
    const { perSecond } = this.#rate;
    const now = this.now();
    const shares = [
      ...(from === undefined ? [] : [this.#ofAddress.of(from, perSecond, now)]),
      this.#ofPortal.of(portalId, perSecond, now),
    ];
    if (!shares.every((share) => share.has())) return false;
    if (!this.#places.take(placesAt(perSecond, PLACES_KEPT), now)) return false;
    for (const share of shares) share.take();
    return true;
  }

  #refuse(what: AdmissionRequest): Rejected {
    this.#failures.inc({ what });
    const seconds = Math.round(RETRY_AFTER_S * (1 + this.random()));
    return new Rejected('OVERLOADED', { retryAfter: seconds.toString() });
  }
}
