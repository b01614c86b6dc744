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
import { RateLimiters, MemoryRateLimiters } from './adapters/rate-limiters.js';
import {
  DEVICE_KEY_LIMITS,
  MAIL_LIMITS,
  PIN_LIMITS,
  SESSION_PIN_LIMITS,
  SIGN_IN_LIMITS,
  SSO_ONCE,
  UNANSWERED_SIGN_IN_LIMITS,
} from './adapters/rate-limits.js';
import {
  DeviceKeyBudget,
  MailBudget,
  PinBudget,
  SessionPinBudget,
  SignInBudget,
  SsoOnce,
  UnansweredSignInBudget,
} from './ports/rate-limiter.js';
import { CausedMailBudget } from '../members/adapters/caused-mail-budget.js';
import { TextBudget } from './adapters/text-budget.js';
import { causedMailBudgets } from './adapters/caused-mail-budgets.js';
import { PaymentsUnderWay } from './ports/payments-under-way.js';

/** Counts attempts where several processes do, or in the memory of this one. */
async function openRateLimiters(
  shared: SharedBudgets | null,
  vault: Vault,
  clock: Clock,
): Promise<RateLimiters> {
  if (shared === null) return new MemoryRateLimiters();
  // Loaded only where such a server is configured.
  const { MongoRateLimiters } = await import('./adapters/mongo-rate-limiters.js');
  return new MongoRateLimiters({ url: shared.mongoUrl, vault, clock });
}

/** The budgets for guesses, all counted in one place. */
export const rateLimiters = [
  {
    provide: RateLimiters,
    inject: [SHARED_BUDGETS, Vault, Clock],
    useFactory: openRateLimiters,
  },
  {
    provide: PaymentsUnderWay,
    inject: [RateLimiters],
    useFactory: (budgets: RateLimiters) => budgets.paymentsUnderWay(),
  },
  {
    provide: DeviceKeyBudget,
    inject: [RateLimiters],
    useFactory: (budgets: RateLimiters) => budgets.budget('device-key', DEVICE_KEY_LIMITS),
  },
  {
    provide: MailBudget,
    inject: [RateLimiters],
    useFactory: (budgets: RateLimiters) => budgets.budget('mail', MAIL_LIMITS),
  },
  {
    provide: CausedMailBudget,
    inject: [RateLimiters],
    useFactory: (budgets: RateLimiters) => new CausedMailBudget(causedMailBudgets(budgets)),
  },
  {
    provide: PinBudget,
    inject: [RateLimiters],
    useFactory: (budgets: RateLimiters) => budgets.budget('pin', PIN_LIMITS),
  },
  {
    provide: SessionPinBudget,
    inject: [RateLimiters],
    useFactory: (budgets: RateLimiters) => budgets.budget('session-pin', SESSION_PIN_LIMITS),
  },
  {
    provide: SignInBudget,
    inject: [RateLimiters],
    useFactory: (budgets: RateLimiters) => budgets.budget('sign-in', SIGN_IN_LIMITS),
  },
  {
    provide: UnansweredSignInBudget,
    inject: [RateLimiters],
    useFactory: (budgets: RateLimiters) =>
      budgets.budget('unanswered-sign-in', UNANSWERED_SIGN_IN_LIMITS),
  },
  {
    provide: SsoOnce,
    inject: [RateLimiters],
    useFactory: (budgets: RateLimiters) => budgets.budget('sso-once', SSO_ONCE),
  },
  {
    provide: TextBudget,
    inject: [RateLimiters, ENVIRONMENT],
    useFactory: (budgets: RateLimiters, environment: Environment) =>
      new TextBudget(budgets, readSettings(textSettings, environment).SMS_PER_PORTAL),
  },
];
