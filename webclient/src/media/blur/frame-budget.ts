/** So many frames are looked at before a device counts as too slow, and fewer than these a second are too few. */
const FRAMES = 20;
const FRAMES_PER_SECOND_MIN = 5;

/** Whether a device keeps up with its work on frames. Times are in milliseconds. */
export class FrameBudget {
  readonly #took: number[] = [];

  /** @returns false once the last frames took too long on average */
  keepsUp(tookMs: number): boolean {
    this.#took.push(tookMs);
    if (this.#took.length < FRAMES) return true;
    const average = this.#took.reduce((sum, each) => sum + each, 0) / this.#took.length;
    this.#took.shift();
    return average <= 1_000 / FRAMES_PER_SECOND_MIN;
  }
}
