import { BlurEffort, type Effort } from './blur-effort.js';

/** A picture of a camera, with the moment that it was taken at in microseconds. */
export interface Picture {
  readonly timestamp: number;
  readonly close: () => void;
}

/** The work that a loop of pictures calls. */
export interface BlurWork<P extends Picture> {
  /** The camera's next picture; undefined once it gives none any more. */
  readonly read: () => Promise<P | undefined>;
  /** Blurs one and sends it. */
  readonly blur: (picture: P, effort: Effort) => Promise<void>;
  /** Told as less of the camera is blurred than it gives, and as all of it is again. */
  readonly onLess: (isLess: boolean) => void;
}

/** The time after which a picture counts as lost, in milliseconds: its processing hangs. */
const HANGS_MS = 20_000;
/** More failures in a row than this are no accident. */
const FAILURES_MAX = 5;

/**
 * Blurs one picture after the other. A picture that is not blurred is not sent: the last blurred
 * one stays.
 */
export class BlurLoop<P extends Picture> {
  readonly #effort = new BlurEffort();
  #failures = 0;
  #last = -Infinity;

  constructor(private readonly work: BlurWork<P>) {}

  /** Blurs the first one. @throws Error where that does not work */
  async first(): Promise<void> {
    const picture = await this.work.read();
    if (picture) await this.#blur(picture);
  }

  /** Ends with the camera. @throws Error if it cannot continue */
  async goOn(): Promise<void> {
    let picture: P | undefined;
    while ((picture = await this.work.read()) !== undefined) {
      if (picture.timestamp - this.#last < this.#effort.now.everyMs * 1_000) picture.close();
      else await this.#next(picture);
    }
  }

  async #next(picture: P): Promise<void> {
    const began = performance.now();
    const { isLess } = this.#effort;
    try {
      await this.#blur(picture);
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      if (error instanceof Hanging || this.#failures >= FAILURES_MAX) throw error;
    }
    if (!this.#effort.keepsUp(performance.now() - began)) {
      throw new Error('This device is too slow');
    }
    if (this.#effort.isLess !== isLess) this.work.onLess(this.#effort.isLess);
  }

  async #blur(picture: P): Promise<void> {
    this.#last = picture.timestamp;
    await withinReason(this.work.blur(picture, this.#effort.now));
  }
}

class Hanging extends Error {}

/** @throws Hanging where it takes too long */
async function withinReason<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Hanging('No picture came')), HANGS_MS);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
