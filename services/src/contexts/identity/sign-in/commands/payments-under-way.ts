import { Injectable } from '@nestjs/common';

import { boundedCache } from '../../../../platform/stores/bounded-cache.js';
import type { Paid } from '../../members/ports/paid.js';

/** So many are remembered; what was paid longest ago is forgotten first. */
const KEPT = 10_000;

/**
 * What was paid for messages that are on their way: a mail server or a gateway that fails is no one's fault who asked. It is
 * remembered by this process alone, as it names addresses; what another process sends stays paid until its hour is over.
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
