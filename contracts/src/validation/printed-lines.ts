import { z } from 'zod';

/** Longest line that a terminal shows or prints, and most lines of one output. */
export const LINE_LENGTH_MAX = 100;
export const LINES_MAX = 200;

/** As many digits as a card number has at least; more of them in a row appear nowhere but in one. */
const UNBROKEN = /\d{13,}/g;
/** The same as it is often printed, in groups. */
const GROUPED = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g;
/** The groups that cards have, whatever stands between them, as long as it is the same each time. */
const PARTED = /(?<!\d)\d{4}([^\p{L}\d*]{1,3})\d{4,6}\1\d{4,5}(?:\1\d{1,7})?(?!\d)/gu;
const SHOWN_DIGITS = 4;

/**
 * A line without card numbers: of each only the last four digits are left. Whatever has 13 digits in a row counts as
 * one; digits in groups do where their check digit is that of a card.
 */
export function maskCardNumbers(line: string): string {
  const maskCard = (found: string) => (isCardNumber(found) ? masked(found) : found);
  return line.replace(GROUPED, maskCard).replace(PARTED, maskCard).replace(UNBROKEN, masked);
}

/** What a terminal says in its own words: card numbers in it are masked, so that the outcome with it is never refused. */
export const maskedText = (lengthMax: number) =>
  z.string().max(lengthMax).overwrite(maskCardNumbers);

/** What a person types; card numbers are refused. */
export const isWithoutCardNumber = (text: string): boolean => maskCardNumbers(text) === text;

/** One line as a terminal shows or prints it; card numbers are masked before it leaves the device. */
export const PrintedLine = z
  .string()
  .max(LINE_LENGTH_MAX)
  .refine(isWithoutCardNumber, 'CARD_NUMBER_NOT_MASKED')
  .meta({ examples: ['BETRAG EUR 12,50'] });

/** What a terminal shows or prints at once. */
export const PrintedLines = z.array(PrintedLine).max(LINES_MAX).meta({ id: 'PrintedLines' });

function masked(digits: string): string {
  let left = digits.replace(/\D/g, '').length;
  return digits.replace(/\d/g, (digit) => (left-- > SHOWN_DIGITS ? '*' : digit));
}

/** Whether digits, in groups or not, pass the check of ISO/IEC 7812-1, Annex B. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < 13 || digits.length > 19) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
