import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock';
import { LastSeen } from '../ports/last-seen.js';
import { boundedCache } from '#platform/stores/bounded-cache';

const REMEMBERED = 50_000;

/**
 * Kept in the memory of this process: after a restart a session was seen again with its next call.
 */
@Injectable()
export class MemoryLastSeen extends LastSeen {
  readonly #seen = boundedCache<number>(REMEMBERED);

  constructor(private readonly clock: Clock) {
    super();
  }

  note(sessionId: string): void {
    this.#seen.set(sessionId, this.clock.now().getTime());
  }

  of(sessionId: string): string | undefined {
    const at = this.#seen.get(sessionId);
    return at === undefined ? undefined : new Date(at).toISOString();
  }
}
