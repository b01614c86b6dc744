import { SIGNATURE_POINTS_MAX, SIGNATURE_POINTS_PER_SECOND } from '@foyer/contracts/local';

const SECOND_MS = 1_000;

/**
 * Limits the number of points of a signature, and their rate: a pad that exceeds either is broken,
 * or is not a pad.
 */
export class PointBudget {
  #count = 0;
  #since = 0;
  #inSecond = 0;

  constructor(private readonly now: () => number) {}

  /** @returns Whether one more is within the limits */
  spend(): boolean {
    const now = this.now();
    if (now - this.#since >= SECOND_MS) {
      this.#since = now;
      this.#inSecond = 0;
    }
    this.#count += 1;
    this.#inSecond += 1;
    return this.#count <= SIGNATURE_POINTS_MAX && this.#inSecond <= SIGNATURE_POINTS_PER_SECOND;
  }

  /** Another signature. */
  reset(): void {
    this.#count = 0;
  }
}
