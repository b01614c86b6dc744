import { createHash } from 'node:crypto';
import { RateLimiterMemory } from 'rate-limiter-flexible';

import type { Attempt, TrustingRateLimiter } from '../ports/rate-limiter.js';
import { TRUSTED_ADDRESS_MS, type Allowance, type RateLimits } from './rate-limits.js';
import { addressKey, consume, networkKey } from '#platform/http/admission';
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
export class MemoryRateLimiter implements TrustingRateLimiter {
  readonly #perTarget: RateLimiterMemory;
  readonly #perTrustedAddress: RateLimiterMemory;
  readonly #perAddress: RateLimiterMemory;
  readonly #perPair: RateLimiterMemory | undefined;
  readonly #perNetwork: RateLimiterMemory | undefined;
  readonly #trustedAddresses = boundedCache<true>(TRUSTED_ADDRESSES, TRUSTED_ADDRESS_MS);

  constructor(limits: RateLimits) {
    const { perTarget, perAddress, perPair, perNetwork, perTrustedPair = perTarget } = limits;
    this.#perPair = perPair && limiter(perPair);
    this.#perNetwork = perNetwork && limiter(perNetwork);
    this.#perTarget = limiter(perTarget);
    this.#perTrustedAddress = limiter(perTrustedPair);
    this.#perAddress = limiter(perAddress);
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
    await consume(this.#perAddress, from);
    // Before what all share: one who has used up their own takes nothing of it.
    if (perPair) await consume(perPair, pair);
    if (perNetwork) await consume(perNetwork, network);
    await consume(limit, key);
    const giveBack = async (): Promise<void> => {
      await Promise.all([
        limit.reward(key, 1),
        this.#perAddress.reward(from, 1),
        perPair?.reward(pair, 1),
        perNetwork?.reward(network, 1),
      ]);
    };
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

function limiter({ attempts, seconds }: Allowance): RateLimiterMemory {
  return new RateLimiterMemory({ points: attempts, duration: seconds });
}

function pairOf(target: string, address: string): string {
  return `${digest(target)}|${addressKey(address)}`;
}

function digest(target: string): string {
  return createHash('sha256').update(target, 'utf8').digest('base64url');
}
