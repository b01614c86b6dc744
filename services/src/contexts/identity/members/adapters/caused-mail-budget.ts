import type { Paid } from '../paid.js';
import { recipientOf } from '../domain/recipient-of.js';
import { payTogether } from './pay-together.js';

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

/** Counts mails to one mailbox and of one author. */
interface Counter {
  spend(mailbox: string, authorId: string): Promise<Paid>;
}

interface Counters {
  readonly outside: Counter;
  readonly colleague: Counter;
}

/** The counters of each kind of mail, for strangers and for colleagues. */
export type CausedMailBudgets = Readonly<Record<CausedMails['kind'], Counters>>;

/**
 * Limits the mails that people cause to others. They are counted by mailbox and by author in an
 * hour.
 */
export class CausedMailBudget {
  constructor(private readonly budgets: CausedMailBudgets) {}

  /**
   * Pays for all of them, or for none.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds
   */
  async spend({ kind, authorId, recipients }: CausedMails): Promise<Paid> {
    const { outside, colleague } = this.budgets[kind];
    return payTogether(
      ...recipients.map(({ email, isColleague }) => () => {
        const budget = isColleague ? colleague : outside;
        return budget.spend(recipientOf(email), authorId);
      }),
    );
  }
}
