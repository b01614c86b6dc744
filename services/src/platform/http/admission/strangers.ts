import type { Actor } from '../../cqrs/commands/index.js';
import { ANONYMOUS } from '../../cqrs/commands/index.js';
import type { BudgetRule } from './actor-budgets.js';
import type { AddressLimits } from './address-limits.js';

/**
 * Budgets of callers without an account, for all routes and all messages that declare none. Pages
 * ask far less, also several behind one address; those of a call send their candidates at once.
 */
export const CALLS_OF_STRANGERS: BudgetRule = { burst: 300, perSecond: 30 };
export const MESSAGES_OF_STRANGERS: BudgetRule = { burst: 300, perSecond: 50 };

/** True for callers who need no more than a link, or not even that. */
export const hasNoAccount = ({ role }: Actor): boolean => role === 'anonymous' || role === 'guest';

/**
 * The sender by whom calls are counted: strangers by their address, since a budget of all together
 * would be a way to lock others out. Undefined for an address that is not counted.
 */
export function payerOf(
  actor: Actor,
  address: string,
  limits: AddressLimits,
): Pick<Actor, 'id'> | undefined {
  if (actor.id !== ANONYMOUS.id) return actor;
  const key = limits.keyOf(address);
  return key === undefined ? undefined : { id: `address ${key}` };
}
