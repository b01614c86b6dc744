/** How many text messages there may be: each costs money, and goes to somebody's phone. Also the injection token. */
export abstract class TextBudget {
  /**
   * Pays for one text message. Who asks pays first: an address that has used up its own takes nothing of what others are sent.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  abstract spend(message: {
    /** In E.164. */
    readonly phoneNumber: string;
    /** What asks for it counts as: an address, or a kiosk; undefined where that is not counted. */
    readonly from: string | undefined;
    readonly portalId: string;
  }): Promise<void>;
}
