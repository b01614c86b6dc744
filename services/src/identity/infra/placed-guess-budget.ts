import type { Guess, GuessBudget } from '../ports/guess-budget.js';
import { addressKey } from './address-key.js';
import { ACQUAINTANCE_MS, type GuessBudgetLimits } from './guess-limits.js';
import type { GuessPlaces } from './guess-places.js';
import type { KeyedNames } from './keyed-names.js';

export interface PlacedGuessBudgetParts {
  /** Which budget it is, of those that share the places. */
  readonly name: string;
  readonly limits: GuessBudgetLimits;
  readonly places: GuessPlaces;
  readonly names: KeyedNames;
}

/** Counts guesses with other processes, by the same rules as one that is alone does in its memory. */
export class PlacedGuessBudget implements GuessBudget {
  readonly #parts: PlacedGuessBudgetParts;

  constructor(parts: PlacedGuessBudgetParts) {
    this.#parts = parts;
  }

  async spend(target: string, address: string): Promise<Guess> {
    const { name, limits, places, names } = this.#parts;
    const from = addressKey(address);
    const acquaintance = await names.of(name, 'acquaintance', target, from);
    const isKnown = await places.isNoted(acquaintance);
    const payer = isKnown
      ? await names.of(name, 'budget of acquaintance', target, from)
      : await names.of(name, 'target', target);
    const ofAddress = await places.take(await names.of(name, 'address', from), limits.perAddress);
    const ofTarget = await places.take(payer, limits.perTarget);
    return {
      wasRight: async () => {
        await places.note(acquaintance, ACQUAINTANCE_MS);
        await Promise.all([ofTarget.giveBack(), ofAddress.giveBack()]);
      },
    };
  }
}
