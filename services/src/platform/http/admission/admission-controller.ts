/** Unused places are lost after this time, in seconds. */
const KEPT_S = 1;

/**
 * Places for newcomers that come up at a rate that changes; a few are kept for those who come
 * together.
 */
export class AdmissionController {
  /**
   * @param now any time in milliseconds; later ones are told by the same clock.
   * @param keptLeast so many are kept however slowly they come up.
   */
  constructor(
    private left: number,
    private at: number,
    private readonly keptLeast = 1,
  ) {}

  /** Takes a place; false where there is none. */
  take(perSecond: number, now: number): boolean {
    if (!this.has(perSecond, now)) return false;
    if (perSecond !== Number.POSITIVE_INFINITY) this.left -= 1;
    return true;
  }

  /** True if a place is free. */
  has(perSecond: number, now: number): boolean {
    if (perSecond === Number.POSITIVE_INFINITY) return true;
    const since = (now - this.at) / 1000;
    const kept = Math.max(perSecond * KEPT_S, this.keptLeast);
    this.left = Math.min(this.left + since * perSecond, kept);
    this.at = now;
    return this.left >= 1;
  }
}
