import { Clock } from '#platform/clock';
import { readSettings } from '#platform/config';
import { textSettings } from '#platform/operations/text-messages';
import {
  ENVIRONMENT,
  SHARED_BUDGETS,
  type Environment,
  type SharedBudgets,
} from '#platform/tokens';
import { Vault } from '#platform/stores/vault';
import { AttemptBudgets, MemoryAttemptBudgets } from './adapters/attempt-budgets.js';
import {
  API_KEY_LIMITS,
  DEVICE_KEY_LIMITS,
  FACTOR_LIMITS,
  MAIL_LIMITS,
  PIN_LIMITS,
  SESSION_PIN_LIMITS,
  SIGN_IN_LIMITS,
  SSO_ONCE,
  UNANSWERED_SIGN_IN_LIMITS,
} from './adapters/attempt-limits.js';
import {
  AccountSignInBudget,
  ApiKeyBudget,
  DeviceKeyBudget,
  FactorBudget,
  MailBudget,
  PinBudget,
  SessionPinBudget,
  SignInBudget,
  SsoOnce,
  UnansweredSignInBudget,
} from './ports/attempt-budget.js';
import { recipientOf } from '../members/domain/recipient-of.js';
import { CausedMailBudget } from '../members/adapters/caused-mail-budget.js';
import { TextBudget } from './adapters/text-budget.js';
import { causedMailBudgets } from './adapters/caused-mail-budgets.js';
import { PaymentsUnderWay } from './ports/payments-under-way.js';

/** Counts attempts where several processes do, or in the memory of this one. */
async function openAttemptBudgets(
  shared: SharedBudgets | null,
  vault: Vault,
  clock: Clock,
): Promise<AttemptBudgets> {
  if (shared === null) return new MemoryAttemptBudgets();
  // Loaded only where such a server is configured.
  const { MongoAttemptBudgets } = await import('./adapters/mongo-attempt-budgets.js');
  return new MongoAttemptBudgets({ url: shared.mongoUrl, vault, clock });
}

/** The budgets for guesses, all counted in one place. */
export const attemptBudgets = [
  {
    provide: AttemptBudgets,
    inject: [SHARED_BUDGETS, Vault, Clock],
    useFactory: openAttemptBudgets,
  },
  {
    provide: PaymentsUnderWay,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => budgets.paymentsUnderWay(),
  },
  {
    provide: ApiKeyBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => budgets.budget('api-key', API_KEY_LIMITS),
  },
  {
    provide: DeviceKeyBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => budgets.budget('device-key', DEVICE_KEY_LIMITS),
  },
  {
    provide: FactorBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => budgets.budget('factor', FACTOR_LIMITS),
  },
  {
    provide: MailBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets): MailBudget => {
      const mailBudget = budgets.budget('mail', MAIL_LIMITS);
      return { spend: (to, address) => mailBudget.spend(recipientOf(to), address) };
    },
  },
  {
    provide: CausedMailBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => new CausedMailBudget(causedMailBudgets(budgets)),
  },
  {
    provide: PinBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => budgets.budget('pin', PIN_LIMITS),
  },
  {
    provide: SessionPinBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => budgets.budget('session-pin', SESSION_PIN_LIMITS),
  },
  {
    provide: SignInBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => budgets.budget('sign-in', SIGN_IN_LIMITS),
  },
  {
    provide: AccountSignInBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => budgets.budget('account-sign-in', SIGN_IN_LIMITS),
  },
  {
    provide: UnansweredSignInBudget,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) =>
      budgets.budget('unanswered-sign-in', UNANSWERED_SIGN_IN_LIMITS),
  },
  {
    provide: SsoOnce,
    inject: [AttemptBudgets],
    useFactory: (budgets: AttemptBudgets) => budgets.budget('sso-once', SSO_ONCE),
  },
  {
    provide: TextBudget,
    inject: [AttemptBudgets, ENVIRONMENT],
    useFactory: (budgets: AttemptBudgets, environment: Environment) =>
      new TextBudget(budgets, readSettings(textSettings, environment).SMS_PER_PORTAL),
  },
];
