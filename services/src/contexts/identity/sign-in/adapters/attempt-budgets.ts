import type { OnApplicationShutdown } from '@nestjs/common';

import type { TrustingAttemptBudget } from '../ports/attempt-budget.js';
import type { PaymentsUnderWay } from '../ports/payments-under-way.js';
import type { AttemptLimits } from './attempt-limits.js';
import { MemoryPayments } from './memory-payments.js';
import { MemoryAttemptBudget } from './memory-attempt-budget.js';

/** The place that counts attempts. Also the injection token. */
export abstract class AttemptBudgets implements OnApplicationShutdown {
  /** @param name tells it from other budgets that are counted in the same place. */
  abstract budget(name: string, limits: AttemptLimits): TrustingAttemptBudget;

  /** Payments out of these budgets for messages that are on their way. */
  abstract paymentsUnderWay(): PaymentsUnderWay;

  abstract onApplicationShutdown(): Promise<void>;
}

/** In the memory of this process: right where it is alone. */
export class MemoryAttemptBudgets extends AttemptBudgets {
  budget(_name: string, limits: AttemptLimits): TrustingAttemptBudget {
    return new MemoryAttemptBudget(limits);
  }

  paymentsUnderWay(): PaymentsUnderWay {
    return new MemoryPayments();
  }

  async onApplicationShutdown(): Promise<void> {
    // It ends with the process.
  }
}
