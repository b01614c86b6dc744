import { NewId } from '../clock/index.js';

/** Ids that tests can foretell: valid UUIDv7 that count from 1. */
export class CountingId extends NewId {
  #count = 0;

  next(): string {
    this.#count += 1;
    return `00000000-0000-7000-8000-${this.#count.toString(16).padStart(12, '0')}`;
  }
}
