/**
 * How much of a camera is blurred: pictures no longer than this on any side, in pixels, and no
 * oftener than this.
 */
export interface Effort {
  readonly longestPx: number;
  readonly everyMs: number;
}

/** From the best picture to the least that still shows a person. */
const EFFORTS: readonly Effort[] = [
  { longestPx: Infinity, everyMs: 0 },
  { longestPx: 640, everyMs: 66 },
  { longestPx: 320, everyMs: 200 },
];
/**
 * This number of pictures is measured. The median of their times counts, so that one slow picture
 * does not.
 */
const PICTURES = 5;
/**
 * Slower than this is too slow where less can be done; where it cannot, only what stands still
 * nearly all the time is.
 */
const SLOW_MS = 200;
const STANDS_STILL_MS = 3_000;
/** After so many quick ones in a row more is tried again. */
const QUICK_MS = 40;
const QUICK_PICTURES = 200;

/** Finds how much of a camera a device can blur. Times are in milliseconds. */
export class BlurEffort {
  #level = 0;
  #took: number[] = [];
  #quick = 0;

  get now(): Effort {
    return EFFORTS[this.#level] ?? { longestPx: 0, everyMs: 0 };
  }

  /** True if less is blurred than the camera gives. */
  get isLess(): boolean {
    return this.#level > 0;
  }

  /** @returns false once the device is too slow for the least of it */
  keepsUp(tookMs: number): boolean {
    this.#took.push(tookMs);
    this.#quick = tookMs <= QUICK_MS ? this.#quick + 1 : 0;
    if (this.#quick >= QUICK_PICTURES && this.isLess) this.#change(-1);
    if (this.#took.length < PICTURES) return true;
    const middle = this.#took.toSorted((a, b) => a - b)[Math.floor(PICTURES / 2)] ?? 0;
    this.#took.shift();
    if (this.#level === EFFORTS.length - 1) return middle <= STANDS_STILL_MS;
    if (middle > SLOW_MS) this.#change(1);
    return true;
  }

  #change(by: 1 | -1): void {
    this.#level += by;
    this.#took = [];
    this.#quick = 0;
  }
}
