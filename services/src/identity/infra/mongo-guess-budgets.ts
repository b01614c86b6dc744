import { StoreFault } from '@foyer/projections';

import type { Clock } from '../../platform/clock/index.js';
import { SharedDatabase } from '../../platform/mongo/index.js';
import type { Vault } from '../../platform/vault/index.js';

import type { GuessBudget } from '../ports/guess-budget.js';
import { GuessBudgets } from './guess-budgets.js';
import type { GuessBudgetLimits } from './guess-limits.js';
import { GuessPlaces, type KeptPlace } from './guess-places.js';
import { KeyedNames } from './keyed-names.js';
import { PlacedGuessBudget } from './placed-guess-budget.js';

export interface MongoGuessBudgetsParts {
  /** As the official driver takes it; guesses are counted in the collection `_budgets` of its database. */
  readonly url: string;
  /** Milliseconds until a server that cannot be reached counts as a fault. */
  readonly timeoutMs?: number;
  readonly vault: Vault;
  readonly clock: Clock;
}

/** In a MongoDB, for all processes that count in its database. */
export class MongoGuessBudgets extends GuessBudgets {
  readonly #database: SharedDatabase;
  readonly #places: GuessPlaces;
  readonly #names: KeyedNames;

  constructor({ url, timeoutMs, vault, clock }: MongoGuessBudgetsParts) {
    super();
    const fault = (cause: unknown): Error => new StoreFault(cause);
    this.#database = new SharedDatabase({ url, timeoutMs, fault });
    const kept = this.#database.collection<KeptPlace>('_budgets');
    this.#places = new GuessPlaces(this.#database, kept, clock);
    this.#names = new KeyedNames(vault);
  }

  budget(name: string, limits: GuessBudgetLimits): GuessBudget {
    return new PlacedGuessBudget({ name, limits, places: this.#places, names: this.#names });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#database.close();
  }
}
