/** A number at once, and further ones as time gives them back. */
export interface BucketRule {
  readonly burst: number;
  /** How many come back in a second, in the long run; Infinity where none is counted. */
  readonly perSecond: number;
}

/** An amount that requests use up, and that time fills again. The rule may change meanwhile. */
export class TokenBucket {
  /** @param at any time in milliseconds; later ones are told by the same clock. */
  constructor(
    private left: number,
    private at: number,
  ) {}

  /** Takes one; false where none is left. */
  take(rule: BucketRule, now: number): boolean {
    if (!this.has(rule, now)) return false;
    if (rule.perSecond !== Number.POSITIVE_INFINITY) this.left -= 1;
    return true;
  }

  /** True if one is left. */
  has(rule: BucketRule, now: number): boolean {
    if (rule.perSecond === Number.POSITIVE_INFINITY) return true;
    this.#fill(rule, now);
    return this.left >= 1;
  }

  /** True if nothing of it is used, so that a new one would be the same. */
  isFull(rule: BucketRule, now: number): boolean {
    this.#fill(rule, now);
    return this.left >= rule.burst;
  }

  /** When one more is there, in whole seconds from the last look. */
  againInS({ perSecond }: BucketRule): number {
    return Math.max(1, Math.ceil((1 - this.left) / perSecond));
  }

  #fill({ burst, perSecond }: BucketRule, now: number): void {
    const since = (now - this.at) / 1000;
    this.left = Math.min(this.left + since * perSecond, burst);
    this.at = now;
  }
}
