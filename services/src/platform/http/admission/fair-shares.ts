import { TokenBucket, type BucketRule } from './token-bucket.js';
import { boundedCache } from '../../stores/bounded-cache.js';

/** The number of sharers that are counted separately at a time. */
const TOLD_APART = 10_000;

/** Unused places are lost after this time, in seconds. */
const KEPT_S = 1;

/**
 * Places for newcomers that come up at a rate; a few are kept for those who come together.
 * @param keptLeast so many are kept however slowly they come up.
 */
export const placesAt = (perSecond: number, keptLeast: number): BucketRule => ({
  burst: Math.max(perSecond * KEPT_S, keptLeast),
  perSecond,
});

export interface FairSharesParts {
  /** The places that one sharer may take together, also the first time. */
  readonly kept: number;
  /** A sharer counts for this time after its last request, in milliseconds. */
  readonly askedMs: number;
  /** Returns each sharer's part of all places, for this number of sharers. */
  readonly shareAmong: (count: number) => number;
}

/** Shares out places that come up at a rate, so that who asks most does not get them all. */
export class FairShares {
  readonly #places = boundedCache<TokenBucket>(TOLD_APART);
  readonly #askedAt = new Map<string, number>();

  constructor(private readonly parts: FairSharesParts) {}

  /** The places of one sharer; a new one has some at once. */
  of(key: string, perSecond: number, now: number): { take(): boolean; has(): boolean } {
    this.#forget(now);
    this.#askedAt.delete(key);
    if (this.#askedAt.size < TOLD_APART) this.#askedAt.set(key, now);
    const share = perSecond * this.parts.shareAmong(this.#askedAt.size);
    const { kept } = this.parts;
    const places = this.#places.get(key) ?? new TokenBucket(kept, now);
    this.#places.set(key, places);
    const rule = placesAt(share, kept);
    return { has: () => places.has(rule, now), take: () => places.take(rule, now) };
  }

  /** Removes outdated sharers; the earliest requests come first. */
  #forget(now: number): void {
    for (const [key, at] of this.#askedAt) {
      if (now - at <= this.parts.askedMs) return;
      this.#askedAt.delete(key);
    }
  }
}
