import type { KeyedNames } from '../../members/adapters/keyed-names.js';
import type { Paid } from '../../members/paid.js';
import { PaymentsUnderWay } from '../ports/payments-under-way.js';
import type { AttemptBudgetKeys } from './attempt-budget-keys.js';

/**
 * Remembers payments for all processes that count in one database: any of them gives a payment
 * back. A receipt names places only, so it tells neither who paid nor for whom.
 */
export class PlacedPayments extends PaymentsUnderWay {
  constructor(
    private readonly places: AttemptBudgetKeys,
    private readonly names: KeyedNames,
  ) {
    super();
  }

  async keep(messageId: string, paid: Paid | undefined): Promise<void> {
    const taken = paid?.places ?? [];
    if (paid === undefined || taken.length === 0) return;
    try {
      await this.places.keepReceipt(await this.#receipt(messageId), taken);
    } catch (error) {
      // No process could give it back later.
      await paid.giveBack().catch(() => undefined);
      throw error;
    }
  }

  protected async take(messageId: string): Promise<Paid | undefined> {
    return this.places.takeReceipt(await this.#receipt(messageId));
  }

  async sent(messageId: string): Promise<void> {
    // A receipt that stays is never used, and ends with the windows of its places.
    await this.#receipt(messageId)
      .then((receipt) => this.places.dropReceipt(receipt))
      .catch(() => undefined);
  }

  #receipt(messageId: string): Promise<string> {
    return this.names.of('payment under way', messageId);
  }
}
