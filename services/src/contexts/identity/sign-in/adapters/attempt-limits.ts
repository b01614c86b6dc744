import { MEMBER_CSV_ROWS_MAX } from '@foyer/contracts/identity';

/** The number of wrong attempts that are allowed within a number of seconds. */
export interface Allowance {
  readonly attempts: number;
  readonly seconds: number;
}

export interface AttemptLimits {
  /** For one account or PIN, from everywhere that has not been right before. */
  readonly perTarget: Allowance;
  /** From one address, at anything. */
  readonly perAddress: Allowance;
  /** From one address at one target before it was right there, where that is less. */
  readonly perPair?: Allowance;
  /**
   * From one network, as a /24 or /48 is, at one target before its address was right there, where
   * that is less.
   */
  readonly perNetwork?: Allowance;
  /**
   * From one address at one target at which it was right before; as for the target where nothing
   * else is said.
   */
  readonly perTrustedPair?: Allowance;
}

const DAY_S = 24 * 3600;

/** For so long an address that was right is remembered, in milliseconds. */
export const TRUSTED_ADDRESS_MS = 30 * 24 * 3_600_000;

/**
 * Passwords are long, so this is against trying out lists of leaked ones; see
 * docs/concepts/sign-in.md.
 */
export const SIGN_IN_LIMITS: AttemptLimits = {
  perTarget: { attempts: 10, seconds: 15 * 60 },
  perAddress: { attempts: 50, seconds: 15 * 60 },
};

/**
 * Only those who know the password guess at a code. Three of a million are good at a time, so a
 * month of guesses finds one with a chance of about 1 in 100.
 */
export const FACTOR_LIMITS: AttemptLimits = {
  perTarget: { attempts: 5, seconds: 3600 },
  perAddress: SIGN_IN_LIMITS.perAddress,
};

/** While the directory is away a whole office tries again and again, from one address. */
export const UNANSWERED_SIGN_IN_LIMITS: AttemptLimits = {
  perTarget: SIGN_IN_LIMITS.perTarget,
  perAddress: { attempts: 1000, seconds: 15 * 60 },
};

/**
 * A PIN has 6 digits: 20 attempts an hour, 500 in the worst day, find it with a chance of 1 in
 * 2,000. One address has 4 of the 20, so that it alone shuts no one else out, and one network half
 * of them.
 */
export const PIN_LIMITS: AttemptLimits = {
  perPair: { attempts: 4, seconds: 3600 },
  perNetwork: { attempts: 10, seconds: 3600 },
  perTarget: { attempts: 20, seconds: 3600 },
  perAddress: { attempts: 10, seconds: 15 * 60 },
};

/**
 * A session's PIN has 4 digits: 3 attempts in half a day, 9 in the worst day, find it with a chance
 * below 1 in 1,000. All addresses that were never right share them. It shuts out no person: guests
 * knock once the attempts are used up.
 */
export const SESSION_PIN_LIMITS: AttemptLimits = {
  perPair: { attempts: 3, seconds: 12 * 3600 },
  perTrustedPair: { attempts: 3, seconds: 12 * 3600 },
  perTarget: { attempts: 3, seconds: 12 * 3600 },
  perAddress: { attempts: 10, seconds: 15 * 60 },
};

/**
 * Keeps people from filling the mailbox of another person; a person who asks a third time already
 * has two mails.
 */
export const MAIL_LIMITS: AttemptLimits = {
  perTarget: { attempts: 3, seconds: 3600 },
  perAddress: { attempts: 20, seconds: 3600 },
};

/**
 * Limits mails that a person causes to others: by mailbox for all causes together, and by person. A
 * meeting with 40 people that moves twice stays below it.
 */
export const CAUSED_MAIL_LIMITS: AttemptLimits = {
  perTarget: { attempts: 12, seconds: 3600 },
  perAddress: { attempts: 120, seconds: 3600 },
};
/** Allows as many invitations at once as one file of members holds, and few to one mailbox. */
export const MEMBERSHIP_MAIL_LIMITS: AttemptLimits = {
  perTarget: CAUSED_MAIL_LIMITS.perTarget,
  perAddress: { attempts: MEMBER_CSV_ROWS_MAX, seconds: 3600 },
};
/** Colleagues get more of each other, as who plans the day of a whole desk knows. */
export const COLLEAGUE_MAIL_LIMITS: AttemptLimits = {
  perTarget: { attempts: 60, seconds: 3600 },
  perAddress: { attempts: 240, seconds: 3600 },
};

/**
 * Each text message costs money, and reaches a phone whose owner is not proved. Ten a day, each
 * with five guesses at one of 100,000 codes, prove a foreign number with a chance of 1 in 2,000.
 * One address alone uses up no number. A person who proved a number from an address has a separate
 * budget there.
 */
export const TEXT_LIMITS: AttemptLimits = {
  perPair: { attempts: 3, seconds: 3600 },
  perTrustedPair: { attempts: 3, seconds: 3600 },
  perTarget: { attempts: 5, seconds: 3600 },
  perAddress: { attempts: 10, seconds: 3600 },
};
export const TEXT_DAY_LIMITS: AttemptLimits = {
  perPair: { attempts: 5, seconds: DAY_S },
  perTrustedPair: { attempts: 5, seconds: DAY_S },
  perTarget: { attempts: 10, seconds: DAY_S },
  perAddress: { attempts: 50, seconds: DAY_S },
};
/** The number of messages from a portal's share of known people for one invitation. */
export const INVITED_TEXT_LIMITS = each(3, 3600);
export const ONE_AN_HOUR = each(1, 3600);

/**
 * Links back to a place have budgets of their own, so that they keep no one from codes; an address
 * asks for so many.
 */
export const LINK_ASKED_LIMITS = each(10, 3600);
export const LINK_LIMITS = each(3, 3600);
export const LINK_DAY_LIMITS = each(10, DAY_S);

/**
 * For longer than it takes until it is written that a code was asked for, or all tries to send a
 * link.
 */
export const CODE_ONCE = each(1, 60);
export const LINK_ONCE = each(1, DAY_S);
/** For longer than a company sign-in may take. */
export const SSO_ONCE = each(1, 15 * 60);

/** A key has 130 secret bits; this is against a page or an agent that asks without end. */
export const DEVICE_KEY_LIMITS: AttemptLimits = {
  perTarget: { attempts: 10, seconds: 15 * 60 },
  perAddress: { attempts: 20, seconds: 15 * 60 },
};

/** A key has 256 secret bits; this is against a program that asks with an old one without end. */
export const API_KEY_LIMITS: AttemptLimits = {
  perTarget: { attempts: 50, seconds: 15 * 60 },
  perAddress: { attempts: 20, seconds: 15 * 60 },
};

/** Returns the limits of a budget that has one key only. */
function each(attempts: number, seconds: number): AttemptLimits {
  return { perTarget: { attempts, seconds }, perAddress: { attempts, seconds } };
}
