/** Runs of 13 or more digits, also in groups of digits with one blank or dash between them. */
const CARD_NUMBER = /\d(?:[ -]?\d){12,}/g;
const UNBROKEN = /\d{13,}/g;
const KEPT = 4;
const LONGEST_MASK = 15;

/** Masks whatever may be a card number, but for its last four digits. Other text stays as it is. */
export function maskCardNumbers(text: string): string {
  return text.replace(CARD_NUMBER, (run) => {
    const digits = run.replace(/\D/g, '').length;
    let seen = 0;
    return run.replace(/\d/g, (digit) => (++seen > digits - KEPT ? digit : '*'));
  });
}

/**
 * A card number as it may leave the daemon: asterisks and the last four digits.
 * @param cardNumber As the terminal has it; digits that the terminal masked may be any other characters.
 * @returns Null where it has no four digits at its end.
 */
export function maskedCardNumber(cardNumber: string): string | null {
  const bare = cardNumber.replace(/[\s-]/g, '');
  if (!/\d{4}$/.test(bare) || bare.length < KEPT * 2) return null;
  return '*'.repeat(Math.min(bare.length - KEPT, LONGEST_MASK)) + bare.slice(-KEPT);
}

/**
 * The same value without 13 digits in a row in any text of it. Digits in groups stay, since ids are written so; texts of
 * terminals are masked by {@link maskCardNumbers} before they get into a value.
 */
export function maskAll<T>(value: T): T {
  if (typeof value === 'string') return value.replace(UNBROKEN, maskCardNumbers) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => maskAll(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, maskAll(item)])) as T;
}
