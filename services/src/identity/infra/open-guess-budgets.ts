import type { Clock } from '../../platform/clock/index.js';
import type { SharedBudgets } from '../../platform/tokens.js';
import type { Vault } from '../../platform/vault/index.js';
import { MemoryGuessBudgets, type GuessBudgets } from './guess-budgets.js';

/** Counts guesses where several processes do, or in the memory of this one. */
export async function openGuessBudgets(
  shared: SharedBudgets | null,
  vault: Vault,
  clock: Clock,
): Promise<GuessBudgets> {
  if (shared === null) return new MemoryGuessBudgets();
  // Only whoever has such a server loads what it takes to speak to it.
  const { MongoGuessBudgets } = await import('./mongo-guess-budgets.js');
  return new MongoGuessBudgets({ url: shared.mongoUrl, vault, clock });
}
