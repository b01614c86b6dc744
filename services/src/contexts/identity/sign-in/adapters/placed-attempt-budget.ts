import type { Attempt, TrustingAttemptBudget } from '../ports/attempt-budget.js';
import { addressKey, networkKey } from '#platform/http/admission';
import { TRUSTED_ADDRESS_MS, type Allowance, type AttemptLimits } from './attempt-limits.js';
import type { AttemptBudgetKeys, Place } from './attempt-budget-keys.js';
import type { KeyedNames } from '../../members/adapters/keyed-names.js';

export interface PlacedAttemptBudgetParts {
  /** Which budget it is, of those that share the places. */
  readonly name: string;
  readonly limits: AttemptLimits;
  readonly places: AttemptBudgetKeys;
  readonly names: KeyedNames;
}

/**
 * Counts attempts with other processes, by the same rules as one that is alone does in its memory.
 */
export class PlacedAttemptBudget implements TrustingAttemptBudget {
  constructor(private readonly parts: PlacedAttemptBudgetParts) {}

  async spend(target: string, address: string): Promise<Attempt> {
    const { name, limits, places: keys, names } = this.parts;
    const from = addressKey(address);
    const trustedAddress = await this.#trustedAddress(target, address);
    const isKnown = await keys.isNoted(trustedAddress);
    const payer = isKnown
      ? await names.of(name, 'budget of trusted address', target, from)
      : await names.of(name, 'target', target);
    const places: Place[] = [];
    const giveBack = async (): Promise<void> => {
      await Promise.all(places.map((place) => place.giveBack()));
    };
    const take = async (allowance: Allowance | undefined, key: string): Promise<void> => {
      if (allowance) places.unshift(await keys.take(key, allowance));
    };
    const strangers: Partial<AttemptLimits> = isKnown ? {} : limits;
    try {
      await take(limits.perAddress, await names.of(name, 'address', from));
      // Before what all share: one who has used up their own takes nothing of it.
      await take(strangers.perPair, await names.of(name, 'pair', target, from));
      await take(strangers.perNetwork, await names.of(name, 'network', target, networkKey(from)));
      await take(isKnown ? (limits.perTrustedPair ?? limits.perTarget) : limits.perTarget, payer);
    } catch (error) {
      // An attempt without a look costs nothing: strangers would use up the caller's own budgets.
      await giveBack();
      throw error;
    }
    return {
      giveBack,
      places,
      wasRight: async () => {
        await keys.note(trustedAddress, TRUSTED_ADDRESS_MS);
        await giveBack();
      },
    };
  }

  async trust(target: string, address: string): Promise<void> {
    await this.parts.places.note(await this.#trustedAddress(target, address), TRUSTED_ADDRESS_MS);
  }

  async trusts(target: string, address: string): Promise<boolean> {
    return this.parts.places.isNoted(await this.#trustedAddress(target, address));
  }

  #trustedAddress(target: string, address: string): Promise<string> {
    const { name, names } = this.parts;
    return names.of(name, 'acquaintance', target, addressKey(address));
  }
}
