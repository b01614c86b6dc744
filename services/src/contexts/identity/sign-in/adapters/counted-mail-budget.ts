import { nameKey } from '@foyer/contracts/identity';

import { CausedMailBudget, type CausedMails } from '../../members/ports/caused-mail-budget.js';
import type { AttemptBudget } from '../ports/attempt-budget.js';
import { payTogether } from './pay-together.js';
import {
  CAUSED_MAIL_LIMITS,
  COLLEAGUE_MAIL_LIMITS,
  MAIL_LIMITS,
  MEMBERSHIP_MAIL_LIMITS,
} from './attempt-limits.js';
import type { AttemptBudgets } from './attempt-budgets.js';

interface Budgets {
  readonly outside: AttemptBudget;
  readonly colleague: AttemptBudget;
}

/** Mails that are counted with the other budgets, by mailbox and by author in an hour. */
export class CountedMailBudget extends CausedMailBudget {
  readonly #of: Readonly<Record<CausedMails['kind'], Budgets>>;

  constructor(budgets: AttemptBudgets) {
    super();
    const of = (kind: string, limits = CAUSED_MAIL_LIMITS): Budgets => ({
      outside: budgets.budget(`mail-${kind}`, limits),
      colleague: budgets.budget(`mail-${kind}-colleague`, COLLEAGUE_MAIL_LIMITS),
    });
    this.#of = {
      invitation: of('invitation'),
      cancellation: of('cancellation'),
      membership: of('membership', MEMBERSHIP_MAIL_LIMITS),
      // A visitor may have given the address of another person.
      place: of('place', MAIL_LIMITS),
    };
  }

  async spend({ kind, authorId, recipients }: CausedMails) {
    const { outside, colleague } = this.#of[kind];
    return payTogether(
      ...recipients.map(({ email, isColleague }) => () => {
        const budget = isColleague ? colleague : outside;
        return budget.spend(nameKey(email), authorId);
      }),
    );
  }
}
