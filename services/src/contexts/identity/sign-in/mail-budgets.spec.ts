import { describe } from '@jest/globals';

import { CausedMailBudget, type CausedMails } from '../members/adapters/caused-mail-budget.js';
import { MemoryAttemptBudgets } from './adapters/attempt-budgets.js';
import { attemptBudgets } from './attempt-budget.providers.js';
import { MailBudget } from './ports/attempt-budget.js';
import { describeOneMailbox } from './testing/one-mailbox-contract.js';

/** Makes a budget as the module provides it. */
function provided<T>(token: abstract new (...args: never[]) => T): T {
  const provider = attemptBudgets.find(({ provide }) => (provide as unknown) === token);
  const make = provider?.useFactory as ((budgets: MemoryAttemptBudgets) => T) | undefined;
  if (make === undefined) throw new Error(`No budget: ${token.name}`);
  return make(new MemoryAttemptBudgets());
}

describe('Mails that are limited', () => {
  describeOneMailbox('mails that a person without a sign-in requests', () => {
    const budget = provided(MailBudget);
    let senders = 0;
    return (email) => budget.spend(email, `192.0.2.${(senders += 1)}`);
  });

  const kinds: readonly CausedMails['kind'][] = [
    'invitation',
    'cancellation',
    'membership',
    'place',
  ];
  for (const kind of kinds) {
    for (const isColleague of [false, true]) {
      const to = isColleague ? 'a colleague' : 'a stranger';
      describeOneMailbox(`mails to ${to} about a ${kind}`, () => {
        const budget = provided(CausedMailBudget);
        let authors = 0;
        return (email) =>
          budget.spend({
            kind,
            authorId: `author-${(authors += 1)}`,
            recipients: [{ email, isColleague }],
          });
      });
    }
  }
});
