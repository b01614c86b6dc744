import { networkKey } from '../../../../platform/http/admission/index.js';
import type { RateLimiter, TrustingRateLimiter } from '../ports/rate-limiter.js';
import type { CodeToText, PaidText } from '../ports/text-budget.js';
import { payIfEnough, payTogether } from './pay-together.js';
import { KNOWN_TEXT_LIMITS, ONE_AN_HOUR, type RateLimits } from './rate-limits.js';
import type { RateLimiters } from './rate-limiters.js';

/** What of a portal's text messages those may cause together who are not known there. */
const NEWCOMERS = 3 / 4;
/** And of these the ones whose network has had one within the hour: it takes many networks to use up the rest. */
const AGAIN = 1 / 4;
/** What of them may be links back to places. */
const LINKS = 1 / 2;

/**
 * The text messages of each portal in an hour, shared out so that no one who has a few addresses gets them all. A quarter is kept for
 * who is known: has an invitation, or comes from an address or with a number of somebody who has proved a number there.
 */
export class PortalTexts {
  readonly #all: RateLimiter;
  readonly #newcomers: TrustingRateLimiter;
  readonly #again: RateLimiter;
  readonly #links: RateLimiter;
  readonly #firstOfNetwork: RateLimiter;
  readonly #ofKnown: RateLimiter;

  /** @param perPortal so many may one portal cause in an hour. */
  constructor(budgets: RateLimiters, perPortal: number) {
    const share = (name: string, part: number): TrustingRateLimiter =>
      budgets.budget(`text-portal${name}`, inAnHour(Math.max(1, Math.floor(perPortal * part))));
    this.#all = share('', 1);
    this.#newcomers = share('-newcomers', NEWCOMERS);
    this.#again = share('-again', AGAIN);
    this.#links = share('-links', LINKS);
    this.#firstOfNetwork = budgets.budget('text-portal-network', ONE_AN_HOUR);
    this.#ofKnown = budgets.budget('text-portal-known', KNOWN_TEXT_LIMITS);
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  payCode(message: CodeToText): Promise<PaidText> {
    const { portalId, from } = message;
    return payTogether(
      () => this.#all.spend(portalId, portalId),
      () => (from === undefined ? free : this.#share(message, from)),
    );
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  payLink(portalId: string): Promise<PaidText> {
    return payTogether(
      () => this.#all.spend(portalId, portalId),
      () => this.#newcomers.spend(portalId, portalId),
      () => this.#links.spend(portalId, portalId),
    );
  }

  async trust(portalId: string, phoneNumber: string, from: string | undefined): Promise<void> {
    await this.#newcomers.trust(portalId, phoneNumber);
    if (from !== undefined) await this.#newcomers.trust(portalId, from);
  }

  async #share(message: CodeToText, from: string): Promise<PaidText> {
    const { portalId, phoneNumber, invitation } = message;
    const known = invitation === undefined ? [] : [`invitation ${invitation}`];
    for (const who of [from, phoneNumber]) {
      if (await this.#newcomers.trusts(portalId, who)) known.push(who);
    }
    for (const who of known) {
      const paid = await payIfEnough(() => spend(this.#ofKnown, `${portalId} ${who}`));
      if (paid) return paid;
    }
    const first = `${portalId} ${networkKey(from)}`;
    return payTogether(
      () => spend(this.#newcomers, portalId),
      async () =>
        (await payIfEnough(() => spend(this.#firstOfNetwork, first))) ??
        spend(this.#again, portalId),
    );
  }
}

const free: Promise<PaidText> = Promise.resolve({ giveBack: () => Promise.resolve() });

/** What is counted by one thing alone. */
const spend = (budget: RateLimiter, key: string): Promise<PaidText> => budget.spend(key, key);

function inAnHour(attempts: number): RateLimits {
  const allowance = { attempts, seconds: 3600 };
  return { perTarget: allowance, perAddress: allowance };
}
