import { StoreFault } from '@foyer/projections';

import type { Clock } from '#platform/clock';
import { SharedDatabase } from '#platform/stores/mongo/shared-database';
import type { Vault } from '#platform/stores/vault';
import { KeyedNames } from '../../members/adapters/keyed-names.js';
import type { PaymentsUnderWay } from '../ports/payments-under-way.js';
import type { TrustingAttemptBudget } from '../ports/attempt-budget.js';
import { AttemptBudgets } from './attempt-budgets.js';
import type { AttemptLimits } from './attempt-limits.js';
import { AttemptBudgetKeys, type KeptPlace } from './attempt-budget-keys.js';
import { PlacedPayments } from './placed-payments.js';
import { PlacedAttemptBudget } from './placed-attempt-budget.js';

export interface MongoAttemptBudgetsParts {
  /**
   * As the official driver takes it; attempts are counted in the collection `_budgets` of its
   * database.
   */
  readonly url: string;
  /** Milliseconds until a server that cannot be reached counts as a fault. */
  readonly timeoutMs?: number;
  readonly vault: Vault;
  readonly clock: Clock;
}

/** In a MongoDB, for all processes that count in its database. */
export class MongoAttemptBudgets extends AttemptBudgets {
  readonly #database: SharedDatabase;
  readonly #places: AttemptBudgetKeys;
  readonly #names: KeyedNames;

  constructor({ url, timeoutMs, vault, clock }: MongoAttemptBudgetsParts) {
    super();
    const fault = (cause: unknown): Error => new StoreFault(cause);
    this.#database = new SharedDatabase({ url, timeoutMs, fault });
    const kept = this.#database.collection<KeptPlace>('_budgets');
    this.#places = new AttemptBudgetKeys(this.#database, kept, clock);
    this.#names = new KeyedNames(vault);
  }

  budget(name: string, limits: AttemptLimits): TrustingAttemptBudget {
    return new PlacedAttemptBudget({ name, limits, places: this.#places, names: this.#names });
  }

  paymentsUnderWay(): PaymentsUnderWay {
    return new PlacedPayments(this.#places, this.#names);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#database.close();
  }
}
