import type { Paid } from '../../members/paid.js';
import type { AttemptBudget, TrustingAttemptBudget } from '../ports/attempt-budget.js';
import { payIfEnough, payTogether } from '../../members/adapters/pay-together.js';
import { free, PortalTexts } from './portal-texts.js';
import {
  CODE_ONCE,
  LINK_ASKED_LIMITS,
  LINK_DAY_LIMITS,
  LINK_LIMITS,
  LINK_ONCE,
  TEXT_DAY_LIMITS,
  TEXT_LIMITS,
} from './attempt-limits.js';
import type { AttemptBudgets } from './attempt-budgets.js';
import type { Asked, CodeToText, LinkToText } from './text-to-send.js';

/**
 * Limits text messages: each costs money, and goes to a phone of a person. The sender pays first:
 * an address that has used up its budget takes nothing from others. A refused message costs
 * nothing. Messages are counted by number and address in an hour and a day, and by portal in an
 * hour.
 */
export class TextBudget {
  readonly #inAnHour: TrustingAttemptBudget;
  readonly #inADay: TrustingAttemptBudget;
  readonly #codeOnce: AttemptBudget;
  readonly #linkAsked: AttemptBudget;
  readonly #linkInAnHour: AttemptBudget;
  readonly #linkInADay: AttemptBudget;
  readonly #linkOnce: AttemptBudget;
  readonly #ofPortal: PortalTexts;

  /** @param perPortal so many may one portal cause in an hour. */
  constructor(budgets: AttemptBudgets, perPortal: number) {
    this.#inAnHour = budgets.budget('text', TEXT_LIMITS);
    this.#inADay = budgets.budget('text-day', TEXT_DAY_LIMITS);
    this.#codeOnce = budgets.budget('text-once', CODE_ONCE);
    this.#linkAsked = budgets.budget('text-link-asked', LINK_ASKED_LIMITS);
    this.#linkInAnHour = budgets.budget('text-link', LINK_LIMITS);
    this.#linkInADay = budgets.budget('text-link-day', LINK_DAY_LIMITS);
    this.#linkOnce = budgets.budget('text-link-once', LINK_ONCE);
    this.#ofPortal = new PortalTexts(budgets, perPortal);
  }

  /**
   * Pays for a code.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  payCode(message: CodeToText): Promise<Paid> {
    const { phoneNumber, once } = message;
    const address = addressOf(message);
    return payTogether(
      () => this.#codeOnce.spend(once, once),
      () => this.#inAnHour.spend(phoneNumber, address),
      () => this.#inADay.spend(phoneNumber, address),
      () => this.#ofPortal.payCode(message),
    );
  }

  /**
   * A number was proved: who did it is known at the portal from then on, for a month, and has a
   * share of their own.
   */
  async proved(by: Asked): Promise<void> {
    const { phoneNumber, portalId, from } = by;
    await this.#inAnHour.trust(phoneNumber, addressOf(by));
    await this.#inADay.trust(phoneNumber, addressOf(by));
    await this.#ofPortal.trust(portalId, phoneNumber, from);
  }

  /**
   * Looks whether a link back to a place could be texted, and counts by address how often one is
   * asked for. The link is paid for when it is sent.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async askForLink({ phoneNumber, portalId, from }: Asked): Promise<Paid> {
    const address = from ?? phoneNumber;
    const asked = await payTogether(
      () => this.#linkAsked.spend(address, address),
      () => (from === undefined ? free : this.#ofPortal.askForLink(portalId, from)),
    );
    try {
      const link = await this.#payLink({ phoneNumber, portalId });
      await link.giveBack();
    } catch (error) {
      await asked.giveBack();
      throw error;
    }
    return asked;
  }

  /**
   * Pays for a link back to a place; undefined where an earlier try has paid for the same.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async payLink({ once, ...link }: LinkToText): Promise<Paid | undefined> {
    const first = await payIfEnough(() => this.#linkOnce.spend(once, once));
    return first === undefined
      ? undefined
      : payTogether(
          async () => first,
          () => this.#payLink(link),
        );
  }

  #payLink({ phoneNumber, portalId }: Omit<LinkToText, 'once'>): Promise<Paid> {
    return payTogether(
      () => this.#linkInAnHour.spend(phoneNumber, phoneNumber),
      () => this.#linkInADay.spend(phoneNumber, phoneNumber),
      () => this.#ofPortal.payLink(portalId),
    );
  }
}

/** A message without a counted address uses its phone number, which affects no other number. */
const addressOf = ({ from, phoneNumber }: Asked): string => from ?? phoneNumber;
