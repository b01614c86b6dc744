import { randomFillSync } from 'node:crypto';

import { v7 } from 'uuid';

/** Mints ids (UUIDv7). Also the injection token of the mint in use. */
export abstract class NewId {
  abstract next(): string;
}

const ID_BYTES = 16;
/**
 * The system's randomness costs more than all the rest of an id, so it is fetched for this number
 * of ids at once.
 */
const IDS_AT_ONCE = 256;
const SEQUENCE_BITS = 32;

/** Ids from the machine's time and its randomness; each is greater than the one before it. */
export class RandomId extends NewId {
  readonly #pool = new Uint8Array(ID_BYTES * IDS_AT_ONCE);
  #used = this.#pool.length;
  #msecs = 0;
  #seq = 0;

  next(): string {
    const random = this.#random();
    const now = Date.now();
    if (now > this.#msecs) {
      this.#msecs = now;
      // The upper half is left free, for those that follow within the millisecond.
      this.#seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
    } else if (this.#seq === 2 ** SEQUENCE_BITS - 1) {
      this.#msecs += 1;
      this.#seq = 0;
    } else {
      this.#seq += 1;
    }
    return v7({ random, msecs: this.#msecs, seq: this.#seq });
  }

  #random(): Uint8Array {
    if (this.#used === this.#pool.length) {
      randomFillSync(this.#pool);
      this.#used = 0;
    }
    const random = this.#pool.subarray(this.#used, this.#used + ID_BYTES);
    this.#used += ID_BYTES;
    return random;
  }
}
