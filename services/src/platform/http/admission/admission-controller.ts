/** What was not used for this time is lost, in seconds. */
const KEPT_S = 1;

/** Places for newcomers that come up at a rate that changes; a few are kept for those who come together. */
export class AdmissionController {
  #left: number;
  #at: number;

  /** @param now any time in milliseconds; later ones are told by the same clock. */
  constructor(left: number, now: number) {
    this.#left = left;
    this.#at = now;
  }

  /** Takes a place; false where there is none. */
  take(perSecond: number, now: number): boolean {
    if (perSecond === Number.POSITIVE_INFINITY) return true;
    const since = (now - this.#at) / 1000;
    this.#left = Math.min(this.#left + since * perSecond, perSecond * KEPT_S);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
