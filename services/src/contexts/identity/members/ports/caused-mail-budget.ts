import type { Paid } from './paid.js';

/** Mails that one person is about to cause to others. */
export interface CausedMails {
  /**
   * Names their channel; what is called off is counted apart, so that everything planned can be.
   */
  readonly kind: 'invitation' | 'cancellation' | 'membership' | 'place';
  /** The person who causes the mails. */
  readonly authorId: string;
  readonly recipients: readonly { readonly email: string; readonly isColleague: boolean }[];
}

/** How many mails people may cause to others. Also the injection token. */
export abstract class CausedMailBudget {
  /**
   * Pays for all of them, or for none.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  abstract spend(mails: CausedMails): Promise<Paid>;
}
