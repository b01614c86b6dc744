import { setTimeout as delay } from 'node:timers/promises';

import { describePaymentsContract } from '../testing/payments-contract.js';
import { describeRateLimiterContract } from '../testing/rate-limiter-contract.js';
import { MemoryRateLimiters } from './rate-limiters.js';

describeRateLimiterContract('memory', async () => {
  const budgets = new MemoryRateLimiters();
  return {
    budget: (name, limits) => budgets.budget(name, limits),
    pass: () => delay(20),
    dispose: () => budgets.onApplicationShutdown(),
  };
});

describePaymentsContract('memory', async () => {
  const budgets = new MemoryRateLimiters();
  return { pays: budgets, sends: budgets, dispose: () => budgets.onApplicationShutdown() };
});
