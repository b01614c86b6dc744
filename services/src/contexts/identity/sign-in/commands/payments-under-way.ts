import { Injectable } from '@nestjs/common';

import { boundedCache } from '../../../../platform/stores/bounded-cache.js';
import type { Paid } from '../../members/ports/paid.js';

/** The number of payments in memory; the oldest payments are forgotten first. */
const KEPT = 10_000;

/**
 * Remembers payments for messages on their way: senders do not pay for a failing mail server or
 * gateway. Only this process remembers them, since they contain addresses. A message of another
 * process stays paid until its hour is over.
 */
@Injectable()
export class PaymentsUnderWay {
  readonly #paid = boundedCache<Paid>(KEPT);

  /** Remembers what was paid for a message; undefined where an earlier try has paid. */
  keep(messageId: string, paid: Paid | undefined): void {
    if (paid !== undefined) this.#paid.set(messageId, paid);
  }

  /** The message came to nothing. */
  async giveBack(messageId: string): Promise<void> {
    const paid = this.#paid.get(messageId);
    this.#paid.delete(messageId);
    await paid?.giveBack();
  }

  /** The message was sent. */
  sent(messageId: string): void {
    this.#paid.delete(messageId);
  }
}
