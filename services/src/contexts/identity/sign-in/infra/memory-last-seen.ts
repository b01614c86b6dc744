import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { Clock } from '../../../../platform/clock/index.js';
import { LastSeen } from '../ports/last-seen.js';

const REMEMBERED = 50_000;

/** Kept in the memory of this process: after a restart a session was seen again with its next call. */
@Injectable()
export class MemoryLastSeen extends LastSeen {
  readonly #seen = new LRUCache<string, number>({ max: REMEMBERED });

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
