import type { CausedMailBudgets, CausedMails } from '../../members/adapters/caused-mail-budget.js';
import {
  CAUSED_MAIL_LIMITS,
  COLLEAGUE_MAIL_LIMITS,
  MAIL_LIMITS,
  MEMBERSHIP_MAIL_LIMITS,
} from './attempt-limits.js';
import type { AttemptBudgets } from './attempt-budgets.js';

/** The budgets of mails that people cause, counted in the same place as all others. */
export function causedMailBudgets(budgets: Pick<AttemptBudgets, 'budget'>): CausedMailBudgets {
  const of = (kind: CausedMails['kind'], limits = CAUSED_MAIL_LIMITS) => ({
    outside: budgets.budget(`mail-${kind}`, limits),
    colleague: budgets.budget(`mail-${kind}-colleague`, COLLEAGUE_MAIL_LIMITS),
  });
  return {
    invitation: of('invitation'),
    cancellation: of('cancellation'),
    membership: of('membership', MEMBERSHIP_MAIL_LIMITS),
    // A visitor may have given the address of another person.
    place: of('place', MAIL_LIMITS),
  };
}
