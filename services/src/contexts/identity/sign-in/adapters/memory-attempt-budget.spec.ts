import { setTimeout as delay } from 'node:timers/promises';

import { describePaymentsContract } from '../testing/payments-contract.js';
import { describeAttemptBudgetContract } from '../testing/attempt-budget-contract.js';
import { MemoryAttemptBudgets } from './attempt-budgets.js';

describeAttemptBudgetContract('memory', async () => {
  const budgets = new MemoryAttemptBudgets();
  return {
    budget: (name, limits) => budgets.budget(name, limits),
    pass: () => delay(20),
    dispose: () => budgets.onApplicationShutdown(),
  };
});

describePaymentsContract('memory', async () => {
  const budgets = new MemoryAttemptBudgets();
  return { pays: budgets, sends: budgets, dispose: () => budgets.onApplicationShutdown() };
});
