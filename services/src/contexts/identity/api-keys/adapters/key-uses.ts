import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock';

/** The moment of a call by a key, and its origin. */
export interface KeyUse {
  readonly usedAt: string;
  readonly address: string;
}

/** Remembers the last use of each key until it is recorded: no request waits for that. */
@Injectable()
export class KeyUses {
  #unrecorded = new Map<string, KeyUse>();

  constructor(private readonly clock: Clock) {}

  note(apiKeyId: string, address: string): void {
    const usedAt = this.clock.now().toISOString();
    this.#unrecorded.set(apiKeyId, { usedAt, address });
  }

  /** Hands over what was noted since the last time. */
  take(): ReadonlyMap<string, KeyUse> {
    const uses = this.#unrecorded;
    this.#unrecorded = new Map();
    return uses;
  }
}
