import type { RateLimiter } from '../ports/rate-limiter.js';
import { TextBudget } from '../ports/text-budget.js';
import { TEXT_DAY_LIMITS, TEXT_LIMITS } from './rate-limits.js';
import type { RateLimiters } from './rate-limiters.js';

/** Text messages, counted with the other budgets: by number and address in an hour and a day, and by portal in an hour. */
export class CountedTextBudget extends TextBudget {
  readonly #inAnHour: RateLimiter;
  readonly #inADay: RateLimiter;
  readonly #ofPortal: RateLimiter;

  /** @param perPortal so many may one portal cause in an hour. */
  constructor(budgets: RateLimiters, perPortal: number) {
    super();
    const ofPortal = { attempts: perPortal, seconds: 3600 };
    this.#inAnHour = budgets.budget('text', TEXT_LIMITS);
    this.#inADay = budgets.budget('text-day', TEXT_DAY_LIMITS);
    this.#ofPortal = budgets.budget('text-portal', { perTarget: ofPortal, perAddress: ofPortal });
  }

  async spend({ phoneNumber, from, portalId }: Parameters<TextBudget['spend']>[0]): Promise<void> {
    // What is not counted by address is no other's either.
    const address = from ?? phoneNumber;
    await this.#inAnHour.spend(phoneNumber, address);
    await this.#inADay.spend(phoneNumber, address);
    await this.#ofPortal.spend(portalId, portalId);
  }
}
