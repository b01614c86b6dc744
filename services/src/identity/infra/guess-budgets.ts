import type { OnApplicationShutdown } from '@nestjs/common';

import type { GuessBudget } from '../ports/guess-budget.js';
import type { GuessBudgetLimits } from './guess-limits.js';
import { MemoryGuessBudget } from './memory-guess-budget.js';

/** Where guesses are counted. Also the injection token. */
export abstract class GuessBudgets implements OnApplicationShutdown {
  /** @param name tells it from other budgets that are counted in the same place. */
  abstract budget(name: string, limits: GuessBudgetLimits): GuessBudget;

  abstract onApplicationShutdown(): Promise<void>;
}

/** In the memory of this process: right where it is alone. */
export class MemoryGuessBudgets extends GuessBudgets {
  budget(_name: string, limits: GuessBudgetLimits): GuessBudget {
    return new MemoryGuessBudget(limits);
  }

  async onApplicationShutdown(): Promise<void> {
    // It ends with the process.
  }
}
