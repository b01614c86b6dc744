import type { OnApplicationShutdown } from '@nestjs/common';

import type { TrustingRateLimiter } from '../ports/rate-limiter.js';
import type { RateLimits } from './rate-limits.js';
import { MemoryRateLimiter } from './memory-rate-limiter.js';

/** The place that counts attempts. Also the injection token. */
export abstract class RateLimiters implements OnApplicationShutdown {
  /** @param name tells it from other budgets that are counted in the same place. */
  abstract budget(name: string, limits: RateLimits): TrustingRateLimiter;

  abstract onApplicationShutdown(): Promise<void>;
}

/** In the memory of this process: right where it is alone. */
export class MemoryRateLimiters extends RateLimiters {
  budget(_name: string, limits: RateLimits): TrustingRateLimiter {
    return new MemoryRateLimiter(limits);
  }

  async onApplicationShutdown(): Promise<void> {
    // It ends with the process.
  }
}
