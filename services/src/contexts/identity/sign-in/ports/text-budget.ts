import type { Paid } from '../../members/ports/paid.js';

interface OfNumber {
  /** In E.164. */
  readonly phoneNumber: string;
  readonly portalId: string;
}

interface Asked extends OfNumber {
  /** The counted sender of the request: an address or a kiosk; undefined if it is not counted. */
  readonly from: string | undefined;
}

export interface CodeToText extends Asked {
  /**
   * Which code it is: where several ask for the same at once, one of them pays and the others are
   * refused.
   */
  readonly once: string;
  /** The invitation that lets a person in; undefined if no good one was shown. */
  readonly invitation: string | undefined;
}

export interface LinkToText extends OfNumber {
  /** Which link it is: a further try to send it costs nothing. */
  readonly once: string;
}

/**
 * Limits text messages: each costs money, and goes to a phone of a person. The sender pays first:
 * an address that has used up its budget takes nothing from others. A refused message costs
 * nothing. Also the injection token.
 */
export abstract class TextBudget {
  /**
   * Pays for a code.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  abstract payCode(message: CodeToText): Promise<Paid>;

  /**
   * A number was proved: who did it is known at the portal from then on, for a month, and has a
   * share of their own.
   */
  abstract proved(by: Asked): Promise<void>;

  /**
   * Looks whether a link back to a place could be texted, and counts by address how often one is
   * asked for. The link is paid for when it is sent.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  abstract askForLink(message: Asked): Promise<Paid>;

  /**
   * Pays for a link back to a place; undefined where an earlier try has paid for the same.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  abstract payLink(message: LinkToText): Promise<Paid | undefined>;
}
