import { createHash } from 'node:crypto';

import type { Attempt, TrustingAttemptBudget } from '../ports/attempt-budget.js';
import { TRUSTED_ADDRESS_MS, type Allowance, type AttemptLimits } from './attempt-limits.js';
import { addressKey, Budget, networkKey } from '#platform/http/admission';
import { boundedCache } from '#platform/stores/bounded-cache';

/** The number of addresses with a correct attempt in memory. */
const TRUSTED_ADDRESSES = 50_000;

/**
 * Counts attempts in the memory of this process.
 *
 * An address with an earlier correct attempt has its own budget for that target. An attacker who
 * uses up the common budget does not lock out regular users. A window ends automatically; no person
 * is locked out permanently.
 */
export class MemoryAttemptBudget implements TrustingAttemptBudget {
  readonly #perTarget: Budget;
  readonly #perTrustedAddress: Budget;
  readonly #perAddress: Budget;
  readonly #perPair: Budget | undefined;
  readonly #perNetwork: Budget | undefined;
  readonly #trustedAddresses = boundedCache<true>(TRUSTED_ADDRESSES, TRUSTED_ADDRESS_MS);

  constructor(limits: AttemptLimits) {
    const { perTarget, perAddress, perPair, perNetwork, perTrustedPair = perTarget } = limits;
    this.#perPair = perPair && budget(perPair);
    this.#perNetwork = perNetwork && budget(perNetwork);
    this.#perTarget = budget(perTarget);
    this.#perTrustedAddress = budget(perTrustedPair);
    this.#perAddress = budget(perAddress);
  }

  async spend(target: string, address: string): Promise<Attempt> {
    const from = addressKey(address);
    const at = digest(target);
    const pair = pairOf(target, address);
    const isTrusted = this.#trustedAddresses.has(pair);
    const [limit, key] = isTrusted ? [this.#perTrustedAddress, pair] : [this.#perTarget, at];
    const perPair = isTrusted ? undefined : this.#perPair;
    const perNetwork = isTrusted ? undefined : this.#perNetwork;
    const network = `${at}|${networkKey(from)}`;
    const taken: (() => Promise<void>)[] = [];
    const giveBack = async (): Promise<void> => {
      await Promise.all(taken.map((back) => back()));
    };
    const take = async (from: Budget | undefined, name: string): Promise<void> => {
      await from?.spend(name);
      taken.push(async () => from?.giveBack(name));
    };
    try {
      await take(this.#perAddress, from);
      // Before what all share: one who has used up their own takes nothing of it.
      await take(perPair, pair);
      await take(perNetwork, network);
      await take(limit, key);
    } catch (error) {
      // An attempt without a look costs nothing: strangers would use up the caller's own budgets.
      await giveBack();
      throw error;
    }
    return {
      giveBack,
      wasRight: async () => {
        this.#trustedAddresses.set(pair, true);
        await giveBack();
      },
    };
  }

  async trust(target: string, address: string): Promise<void> {
    this.#trustedAddresses.set(pairOf(target, address), true);
  }

  async trusts(target: string, address: string): Promise<boolean> {
    return this.#trustedAddresses.has(pairOf(target, address));
  }
}

function budget({ attempts, seconds }: Allowance): Budget {
  return new Budget({ points: attempts, seconds });
}

function pairOf(target: string, address: string): string {
  return `${digest(target)}|${addressKey(address)}`;
}

function digest(target: string): string {
  return createHash('sha256').update(target, 'utf8').digest('base64url');
}
