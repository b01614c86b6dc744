import { networkKey } from '#platform/http/admission';
import type { AttemptBudget, TrustingAttemptBudget } from '../ports/attempt-budget.js';
import type { Paid } from '../../members/paid.js';
import type { CodeToText } from './text-to-send.js';
import { payIfEnough, payTogether } from '../../members/adapters/pay-together.js';
import { INVITED_TEXT_LIMITS, ONE_AN_HOUR, type AttemptLimits } from './attempt-limits.js';
import type { AttemptBudgets } from './attempt-budgets.js';

/** The share of a portal's text messages for codes to people who are unknown there. */
const NEWCOMERS = 1 / 2;
/**
 * And of these the ones whose network has had one within the hour: it takes many networks to use up
 * the rest.
 */
const AGAIN = 1 / 8;
/** The share for codes to known people. */
const KNOWN = 1 / 4;
/** The share for links back to places. */
const LINKS = 1 / 4;
/**
 * And of these the ones that are asked for from a network which has asked for one within the hour.
 */
const LINKS_AGAIN = 1 / 8;

/**
 * Limits the text messages of each portal in an hour, in three separate shares. They are for codes
 * to newcomers, codes to known people, and links back to places. A person with a few addresses
 * cannot use up all of them. A person is known by an invitation, or by an address or number of a
 * person who has proved a number there. A known person gets one code an hour from the share of
 * known people, and pays as a newcomer beyond it. A few phones of one person do not use up the
 * share.
 */
export class PortalTexts {
  readonly #all: AttemptBudget;
  readonly #newcomers: TrustingAttemptBudget;
  readonly #again: AttemptBudget;
  readonly #known: AttemptBudget;
  readonly #links: AttemptBudget;
  readonly #linksAgain: AttemptBudget;
  readonly #firstOfNetwork: AttemptBudget;
  readonly #firstLinkOfNetwork: AttemptBudget;
  readonly #ofKnown: AttemptBudget;
  readonly #ofInvitation: AttemptBudget;

  /** @param perPortal so many may one portal cause in an hour. */
  constructor(budgets: AttemptBudgets, perPortal: number) {
    const share = (name: string, part: number): TrustingAttemptBudget =>
      budgets.budget(`text-portal${name}`, inAnHour(Math.max(1, Math.floor(perPortal * part))));
    this.#all = share('', 1);
    this.#newcomers = share('-newcomers', NEWCOMERS);
    this.#again = share('-again', AGAIN);
    this.#known = share('-all-known', KNOWN);
    this.#links = share('-links', LINKS);
    this.#linksAgain = share('-links-again', LINKS_AGAIN);
    this.#firstOfNetwork = budgets.budget('text-portal-network', ONE_AN_HOUR);
    this.#firstLinkOfNetwork = budgets.budget('text-portal-link-network', ONE_AN_HOUR);
    this.#ofKnown = budgets.budget('text-portal-known', ONE_AN_HOUR);
    this.#ofInvitation = budgets.budget('text-portal-invitation', INVITED_TEXT_LIMITS);
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  payCode(message: CodeToText): Promise<Paid> {
    const { portalId, from } = message;
    return payTogether(
      () => this.#all.spend(portalId, portalId),
      () => (from === undefined ? free : this.#share(message, from)),
    );
  }

  /**
   * Counts by network how often a link is asked for.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  askForLink(portalId: string, from: string): Promise<Paid> {
    return oneOfNetwork(this.#firstLinkOfNetwork, this.#linksAgain, { portalId, from });
  }

  /** @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds */
  payLink(portalId: string): Promise<Paid> {
    return payTogether(
      () => this.#all.spend(portalId, portalId),
      () => this.#links.spend(portalId, portalId),
    );
  }

  async trust(portalId: string, phoneNumber: string, from: string | undefined): Promise<void> {
    await this.#newcomers.trust(portalId, phoneNumber);
    if (from !== undefined) await this.#newcomers.trust(portalId, from);
  }

  async #share(message: CodeToText, from: string): Promise<Paid> {
    const { portalId } = message;
    for (const [own, who] of await this.#knownAs(message, from)) {
      const paid = await payIfEnough(() =>
        payTogether(
          () => spend(own, `${portalId} ${who}`),
          () => spend(this.#known, portalId),
        ),
      );
      if (paid) return paid;
    }
    return payTogether(
      () => spend(this.#newcomers, portalId),
      () => oneOfNetwork(this.#firstOfNetwork, this.#again, { portalId, from }),
    );
  }

  /**
   * Returns the budgets of a known person. Neighbouring addresses count as one network, and so as
   * one known person.
   */
  async #knownAs(
    { portalId, phoneNumber, invitation }: CodeToText,
    from: string,
  ): Promise<readonly (readonly [AttemptBudget, string])[]> {
    const trusts = (who: string): Promise<boolean> => this.#newcomers.trusts(portalId, who);
    const known: [AttemptBudget, string][] = [];
    if (invitation !== undefined) known.push([this.#ofInvitation, invitation]);
    if (await trusts(from)) known.push([this.#ofKnown, networkKey(from)]);
    if (await trusts(phoneNumber)) known.push([this.#ofKnown, phoneNumber]);
    return known;
  }
}

/**
 * The first of a network within the hour, or one of those that all networks share which have had
 * one.
 */
async function oneOfNetwork(
  first: AttemptBudget,
  again: AttemptBudget,
  { portalId, from }: { readonly portalId: string; readonly from: string },
): Promise<Paid> {
  const network = `${portalId} ${networkKey(from)}`;
  return (await payIfEnough(() => spend(first, network))) ?? spend(again, portalId);
}

/** A payment that is not counted. */
export const free: Promise<Paid> = Promise.resolve({ giveBack: () => Promise.resolve() });

/** Pays from a budget that has one key only. */
const spend = (budget: AttemptBudget, key: string): Promise<Paid> => budget.spend(key, key);

function inAnHour(attempts: number): AttemptLimits {
  const allowance = { attempts, seconds: 3600 };
  return { perTarget: allowance, perAddress: allowance };
}
