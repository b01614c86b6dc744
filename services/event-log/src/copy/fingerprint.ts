import { createHash } from 'node:crypto';
import type { ChainedEvent } from '../chain/chained-event.js';
import type { Position } from '../port/event.js';

/**
 * The content of a log, in order, as one number: logs with the same fingerprint hold the same
 * events at other positions.
 */
export class Fingerprint {
  readonly #hash = createHash('sha256');
  #count = 0;
  #end: Position | undefined;

  /** Takes in the next event by its hash, which covers all of it but its position. */
  readonly add = ({ leaf, position }: ChainedEvent): void => {
    this.#hash.update(leaf);
    this.#count += 1;
    this.#end = position;
  };

  /** Events taken in. */
  get count(): number {
    return this.#count;
  }

  /** Position of the last one, undefined where there is none. */
  get end(): Position | undefined {
    return this.#end;
  }

  equals(other: Fingerprint): boolean {
    return this.#count === other.#count && this.#value() === other.#value();
  }

  #value(): string {
    return this.#hash.copy().digest('base64url');
  }
}
