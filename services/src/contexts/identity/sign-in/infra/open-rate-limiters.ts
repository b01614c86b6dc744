import type { Clock } from '../../../../platform/clock/index.js';
import type { SharedBudgets } from '../../../../platform/tokens.js';
import type { Vault } from '../../../../platform/stores/vault/index.js';
import { MemoryRateLimiters, type RateLimiters } from './rate-limiters.js';

/** Counts attempts where several processes do, or in the memory of this one. */
export async function openRateLimiters(
  shared: SharedBudgets | null,
  vault: Vault,
  clock: Clock,
): Promise<RateLimiters> {
  if (shared === null) return new MemoryRateLimiters();
  // Loaded only where such a server is configured.
  const { MongoRateLimiters } = await import('./mongo-rate-limiters.js');
  return new MongoRateLimiters({ url: shared.mongoUrl, vault, clock });
}
