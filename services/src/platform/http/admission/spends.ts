import { SetMetadata } from '@nestjs/common';

import type { BudgetRule } from './actor-budgets.js';

const SPENDS = Symbol('spends');

type Choice<Payload> = BudgetRule | ((payload: Payload) => BudgetRule);

/**
 * Declares the budget of each caller for a route or a message; the same rule at several of them is
 * one budget. It is spent before the method looks at anything, so that failing calls count too.
 */
export function Spends<Payload = unknown>(choice: Choice<Payload>): MethodDecorator {
  return SetMetadata(SPENDS, choice);
}

/** True if a method declares a budget of its own. */
export const hasRule = (method: object): boolean => Reflect.hasMetadata(SPENDS, method);

/** The rule that a call of a method spends of; undefined where it is not limited. */
export function ruleOf(method: object, payload: unknown): BudgetRule | undefined {
  const choice = Reflect.getMetadata(SPENDS, method) as Choice<unknown> | undefined;
  return typeof choice === 'function' ? choice(payload) : choice;
}
