import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock';
import { boundedCache } from '#platform/stores/bounded-cache';

const REMEMBERED = 50_000;

/**
 * Remembers when sessions last called. It changes with every call and no rights depend on it, so it
 * is no event. It is in the memory of this process: after a restart a session is seen with its next
 * call.
 */
@Injectable()
export class LastSeen {
  readonly #seen = boundedCache<number>(REMEMBERED);

  constructor(private readonly clock: Clock) {}

  note(sessionId: string): void {
    this.#seen.set(sessionId, this.clock.now().getTime());
  }

  /** ISO 8601; undefined where nothing is known of the session. */
  of(sessionId: string): string | undefined {
    const at = this.#seen.get(sessionId);
    return at === undefined ? undefined : new Date(at).toISOString();
  }
}
