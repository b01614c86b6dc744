import { isLengthOfCountry } from './iban-lengths.js';
import { PRINTED_FIGURES } from './printed-figures.js';

const UUID = /(?<![\da-f])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-f])/;
const HASH = /(?<![\da-f])(?=\d*[a-f])[\da-f]{32,}(?![\da-f])/;
const CALENDAR_DAY = /(?<!\d)20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/;
/** A country and two check digits; the rest stands in groups of four or in none. */
const IBAN = /(?<![A-Z\d])[A-Z]{2}\d{2}(?:[\s-]?[A-Z\d]{4}){2,7}(?:[\s-]?[A-Z\d]{1,3})?(?![A-Z\d])/;
/** With the plus sign of ITU-T E.123; in one piece, shorter than any card number of today. */
const PHONE_NUMBER = /(?<!\d)\+[1-9](?:\d{6,13}|\d{0,2}(?:[ ()/-]{1,2}\d{1,12}){1,4})(?!\d)/;
const PHONE_DIGITS_MAX = 15;

const REFERENCES = new RegExp(
  [UUID, HASH, IBAN, CALENDAR_DAY, PHONE_NUMBER, ...PRINTED_FIGURES]
    .map(({ source }) => `(?:${source})`)
    .join('|'),
  'g',
);
const WHOLE_IBAN = new RegExp(`^${IBAN.source}$`);
/**
 * Milliseconds since 1970, from 2001 to 2033; and calendar time to the second or the millisecond.
 */
const MOMENT =
  /^(?:1\d{12}|20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])[0-5]\d[0-5]\d(?:\d{3})?)$/;

/** Tells whether digits alone name a time. */
export const isMoment = (digits: string): boolean => MOMENT.test(digits);

/**
 * A text as long as this one, with letters in place of ids, days, times, amounts, addresses, bank
 * accounts and phone numbers. Ends of lines stay.
 */
export const withoutReferences = (text: string): string =>
  text.replace(REFERENCES, (found) => (isReference(found) ? found.replace(/[^\n]/g, 'x') : found));

/** Tells references from texts that only look like them, which may be card numbers. */
function isReference(found: string): boolean {
  if (found.startsWith('+')) return found.replace(/\D/g, '').length <= PHONE_DIGITS_MAX;
  return !WHOLE_IBAN.test(found) || isAccountNumber(found);
}

/**
 * Tells whether an IBAN passes the check of ISO 13616-1 and is one of a country. The check alone
 * passes one of 97 card numbers that stand behind two letters.
 */
function isAccountNumber(iban: string): boolean {
  const bare = iban.replace(/[\s-]/g, '');
  if (!isLengthOfCountry(bare)) return false;
  const numbers = Array.from(bare.slice(4) + bare.slice(0, 4), (c) => parseInt(c, 36)).join('');
  return BigInt(numbers) % 97n === 1n;
}
