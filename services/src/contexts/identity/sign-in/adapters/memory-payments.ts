import { boundedCache } from '#platform/stores/bounded-cache';
import type { Paid } from '../../members/paid.js';
import { PaymentsUnderWay } from '../ports/payments-under-way.js';

/** The number of payments in memory; the oldest payments are forgotten first. */
const KEPT = 10_000;

/** Remembers payments in the memory of a process that counts alone. */
export class MemoryPayments extends PaymentsUnderWay {
  readonly #paid = boundedCache<Paid>(KEPT);

  async keep(messageId: string, paid: Paid | undefined): Promise<void> {
    if (paid !== undefined) this.#paid.set(messageId, paid);
  }

  protected async take(messageId: string): Promise<Paid | undefined> {
    const paid = this.#paid.get(messageId);
    this.#paid.delete(messageId);
    return paid;
  }

  async sent(messageId: string): Promise<void> {
    this.#paid.delete(messageId);
  }
}
