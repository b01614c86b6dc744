import type { Paid } from '../../members/paid.js';

/** A guess that was paid for. Its giveBack says that nothing came of it. */
export interface Attempt extends Paid {
  /**
   * Says that it was right: it costs nothing after all, and its address is trusted with a budget of
   * its own.
   */
  wasRight(): Promise<void>;
}

/**
 * Counts attempts at a secret before it is looked at, so that attempts at the same time cannot
 * share one look.
 */
export interface AttemptBudget {
  /**
   * Pays for one guess at a target from an address.
   * @throws Rejected TOO_MANY_REQUESTS with `retryAfter` in seconds, when the budget is used up.
   */
  spend(target: string, address: string): Promise<Attempt>;
}

/** The same, where it turns out later that an address was right. */
export interface TrustingAttemptBudget extends AttemptBudget {
  /** Trusts an address with a budget of its own at a target, for a month. */
  trust(target: string, address: string): Promise<void>;
  /** True if the address is trusted for the target. */
  trusts(target: string, address: string): Promise<boolean>;
}

/** Limits guesses at passwords. */
export abstract class SignInBudget implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}

/**
 * Limits guesses at the password of one account, by any of its names together. No answer shows that
 * it is used up: otherwise two names would tell that they are of one account.
 */
export abstract class AccountSignInBudget implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}

/**
 * Limits sign-ins without an answer while the directory is away; they do not count as guesses. It
 * is limited, since the local password was checked by then. It is the same for all names, since a
 * difference would reveal local names.
 */
export abstract class UnansweredSignInBudget implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}

/** Limits guesses at the codes of a second factor. */
export abstract class FactorBudget implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}

/** Limits guesses at PINs of portals. */
export abstract class PinBudget implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}

/** Limits guesses at PINs of sessions, which are shorter. */
export abstract class SessionPinBudget implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}

/** Limits mails that people without a sign-in request. The target is a mailbox in any spelling. */
export abstract class MailBudget implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}

/** Counts what may be answered or handed over once in a company sign-in. */
export abstract class SsoOnce implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}

/** Limits guesses at API keys. */
export abstract class ApiKeyBudget implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}

/** Limits guesses at keys of devices. */
export abstract class DeviceKeyBudget implements AttemptBudget {
  abstract spend(target: string, address: string): Promise<Attempt>;
}
