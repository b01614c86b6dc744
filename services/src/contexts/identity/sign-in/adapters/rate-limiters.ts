import type { OnApplicationShutdown } from '@nestjs/common';

import type { TrustingRateLimiter } from '../ports/rate-limiter.js';
import type { PaymentsUnderWay } from '../ports/payments-under-way.js';
import type { RateLimits } from './rate-limits.js';
import { MemoryPayments } from './memory-payments.js';
import { MemoryRateLimiter } from './memory-rate-limiter.js';

/** The place that counts attempts. Also the injection token. */
export abstract class RateLimiters implements OnApplicationShutdown {
  /** @param name tells it from other budgets that are counted in the same place. */
  abstract budget(name: string, limits: RateLimits): TrustingRateLimiter;

  /** Payments out of these budgets for messages that are on their way. */
  abstract paymentsUnderWay(): PaymentsUnderWay;

  abstract onApplicationShutdown(): Promise<void>;
}

/** In the memory of this process: right where it is alone. */
export class MemoryRateLimiters extends RateLimiters {
  budget(_name: string, limits: RateLimits): TrustingRateLimiter {
    return new MemoryRateLimiter(limits);
  }

  paymentsUnderWay(): PaymentsUnderWay {
    return new MemoryPayments();
  }

  async onApplicationShutdown(): Promise<void> {
    // It ends with the process.
  }
}
