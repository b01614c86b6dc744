import { Injectable } from '@nestjs/common';

import { Rejected } from '../../../platform/eventing/commands/index.js';

/** So much of one call is turned into text by the service, in milliseconds of speech, and so many pieces of it at a time. */
const SPEECH_MAX_MS = 6 * 3_600_000;
const AT_ONCE = 6;
/** So many calls are kept in mind; the one that spoke longest ago goes first. */
const CALLS_KEPT = 1_000;

interface Spent {
  ms: number;
  atOnce: number;
}

/** What a call may still have turned into text by the service, which costs. */
@Injectable()
export class SpeechBudget {
  readonly #spent = new Map<string, Spent>();

  /** Does it within the call's budget. @throws Rejected TOO_MANY_REQUESTS beyond it */
  async within<T>(callId: string, durationMs: number, run: () => Promise<T>): Promise<T> {
    const spent = this.#spent.get(callId) ?? { ms: 0, atOnce: 0 };
    this.#spent.delete(callId);
    this.#spent.set(callId, spent);
    if (spent.ms + durationMs > SPEECH_MAX_MS || spent.atOnce >= AT_ONCE) {
      throw new Rejected('TOO_MANY_REQUESTS');
    }
    spent.ms += durationMs;
    spent.atOnce += 1;
    this.#forgetOldest();
    try {
      return await run();
    } finally {
      spent.atOnce -= 1;
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#spent.keys();
    if (this.#spent.size > CALLS_KEPT && oldest !== undefined) this.#spent.delete(oldest);
  }
}
