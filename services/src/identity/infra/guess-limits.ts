/** So many wrong guesses within so many seconds. */
export interface Allowance {
  readonly guesses: number;
  readonly seconds: number;
}

export interface GuessBudgetLimits {
  /** For one account or PIN, from everywhere that has not been right before. */
  readonly perTarget: Allowance;
  /** From one address, at anything. */
  readonly perAddress: Allowance;
}

/** For so long an address that was right is remembered, in milliseconds. */
export const ACQUAINTANCE_MS = 30 * 24 * 3_600_000;

/** Passwords are long, so this is against trying out lists of leaked ones; see docs/concepts/sign-in.md. */
export const SIGN_IN_LIMITS: GuessBudgetLimits = {
  perTarget: { guesses: 10, seconds: 15 * 60 },
  perAddress: { guesses: 50, seconds: 15 * 60 },
};

/** A PIN has 6 digits: 20 guesses an hour, 500 in the worst day, find it with a chance of 1 in 2,000. */
export const PIN_LIMITS: GuessBudgetLimits = {
  perTarget: { guesses: 20, seconds: 3600 },
  perAddress: { guesses: 10, seconds: 15 * 60 },
};

/** Nobody's mailbox is to be filled by somebody else; who asks a third time has the first two mails. */
export const MAIL_LIMITS: GuessBudgetLimits = {
  perTarget: { guesses: 3, seconds: 3600 },
  perAddress: { guesses: 20, seconds: 3600 },
};
