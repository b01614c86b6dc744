/** Digits of a code of an authenticator app. */
export const FACTOR_DIGITS = 6;

/** Number of recovery codes that a member gets at once. */
export const RECOVERY_CODES = 10;
