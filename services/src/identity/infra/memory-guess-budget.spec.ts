import { setTimeout as delay } from 'node:timers/promises';

import { describeGuessBudgetContract } from '../testing/guess-budget-contract.js';
import { MemoryGuessBudgets } from './guess-budgets.js';

describeGuessBudgetContract('memory', async () => {
  const budgets = new MemoryGuessBudgets();
  return {
    budget: (name, limits) => budgets.budget(name, limits),
    pass: () => delay(20),
    dispose: () => budgets.onApplicationShutdown(),
  };
});
