import { Clock } from '../platform/clock/index.js';
import { SHARED_BUDGETS } from '../platform/tokens.js';
import { Vault } from '../platform/vault/index.js';
import { GuessBudgets } from './infra/guess-budgets.js';
import { MAIL_LIMITS, PIN_LIMITS, SIGN_IN_LIMITS } from './infra/guess-limits.js';
import { openGuessBudgets } from './infra/open-guess-budgets.js';
import { MailBudget, PinBudget, SignInBudget } from './ports/guess-budget.js';

/** What may be guessed, all counted in one place. */
export const guessBudgets = [
  {
    provide: GuessBudgets,
    inject: [SHARED_BUDGETS, Vault, Clock],
    useFactory: openGuessBudgets,
  },
  {
    provide: MailBudget,
    inject: [GuessBudgets],
    useFactory: (budgets: GuessBudgets) => budgets.budget('mail', MAIL_LIMITS),
  },
  {
    provide: PinBudget,
    inject: [GuessBudgets],
    useFactory: (budgets: GuessBudgets) => budgets.budget('pin', PIN_LIMITS),
  },
  {
    provide: SignInBudget,
    inject: [GuessBudgets],
    useFactory: (budgets: GuessBudgets) => budgets.budget('sign-in', SIGN_IN_LIMITS),
  },
];
