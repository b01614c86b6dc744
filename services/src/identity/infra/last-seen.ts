import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { Clock } from '../../platform/clock/index.js';

const REMEMBERED = 50_000;

/**
 * When sessions last called. It changes with every call and nobody's rights hang on it, so it is kept in the memory of
 * this process and is no event.
 */
@Injectable()
export class LastSeen {
  readonly #clock: Clock;
  readonly #seen = new LRUCache<string, number>({ max: REMEMBERED });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  note(sessionId: string): void {
    this.#seen.set(sessionId, this.#clock.now().getTime());
  }

  /** ISO 8601; undefined for a session that has not called since the start. */
  of(sessionId: string): string | undefined {
    const at = this.#seen.get(sessionId);
    return at === undefined ? undefined : new Date(at).toISOString();
  }
}
