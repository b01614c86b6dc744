import { plainText } from './plain-text.js';
import { isMoment, withoutReferences } from './references.js';
import { digitRuns, joinedDigits, linesOfStrings } from './split-digits.js';

/** As many digits as a card number has at least and at most. */
const DIGITS_MIN = 13;
const DIGITS_MAX = 19;
/** More digits in a row appear nowhere but in a card number. */
const UNBROKEN = /\d{13,}/g;
const MAY_CONTINUE = /\d[^\p{L}\d]*$/u;
const SHOWN_DIGITS = 4;
const LONGEST_MASK = 15;

/**
 * Leaves the last four digits of each card number in a text. Thirteen digits in a row count as one,
 * but for moments and references; digits in groups do where their check digit is that of a card.
 * Digits and separators of every script count. Give it whole documents, since a number may be broken
 * over several lines. Only digits change, and the text stays as long as it was.
 */
export const maskCardNumbers = (text: string): string => maskRead(text, false);

/** The same for JSON, in which escapes stand for blanks and ends of lines. */
export const maskJson = (json: string): string => maskRead(json, true);

function maskRead(original: string, isJson: boolean): string {
  const { text, origins } = plainText(original, isJson);
  const masked = maskPlain(text, isJson);
  if (masked === text) return original;
  if (origins === undefined) return masked;
  let result = '';
  let copied = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (masked[at] === text[at]) continue;
    const from = origins[at] ?? 0;
    const { length } = String.fromCodePoint(original.codePointAt(from) ?? 0);
    result += original.slice(copied, from) + '*'.repeat(length);
    copied = from + length;
  }
  return result + original.slice(copied);
}

function maskPlain(text: string, isJson: boolean): string {
  const readable = withoutReferences(text);
  const read = isJson ? linesOfStrings(readable) : readable;
  const found = maskGroups(read).replace(UNBROKEN, maskedRun);
  if (found === read) return text;
  const isMasked = (at: number): boolean => found[at] === '*' && read[at] !== '*';
  return text.replace(/\d/g, (digit, at: number) => (isMasked(at) ? '*' : digit));
}

/** Tells whether a card number in this line may continue in one of the next lines. */
export const mayContinue = (line: string): boolean => MAY_CONTINUE.test(plainText(line).text);

/**
 * Returns the lines of one document without card numbers, including numbers that continue in the
 * next line.
 */
export function maskLines(lines: readonly string[]): string[] {
  const text = maskCardNumbers(lines.join('\n'));
  let from = 0;
  return lines.map((line) => {
    const start = from;
    from += line.length + 1;
    return text.slice(start, start + line.length);
  });
}

/** For texts that a person types, in which card numbers are refused. */
export const isWithoutCardNumber = (text: string): boolean => maskCardNumbers(text) === text;

/**
 * Tells whether digits, in groups or not, pass the check of ISO/IEC 7812-1, Annex B. None begin
 * with 0.
 */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length < DIGITS_MIN || digits.length > DIGITS_MAX) return false;
  if (digits.startsWith('0')) return false;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/**
 * A card number of which a terminal masked some digits already: asterisks and the last four digits.
 * @param cardNumber Digits that the terminal masked may be any other characters.
 * @returns Null where it has no four digits at its end.
 */
export function maskedCardNumber(cardNumber: string): string | null {
  const bare = cardNumber.replace(/[\s-]/g, '');
  if (!/\d{4}$/.test(bare) || bare.length < SHOWN_DIGITS * 2) return null;
  return '*'.repeat(Math.min(bare.length - SHOWN_DIGITS, LONGEST_MASK)) + bare.slice(-SHOWN_DIGITS);
}

/** Masks card numbers that whole groups make; of two that overlap, a digit stays if both show it. */
function maskGroups(text: string): string {
  const hidden = new Set<number>();
  for (const places of joinedDigits(digitRuns(text), DIGITS_MAX)) {
    if (places.length < DIGITS_MIN) continue;
    if (!isCardNumber(places.map((at) => text[at]).join(''))) continue;
    for (const at of places.slice(0, -SHOWN_DIGITS)) hidden.add(at);
  }
  if (hidden.size === 0) return text;
  return text.replace(/\d/g, (digit, at: number) => (hidden.has(at) ? '*' : digit));
}

/** Leaves zeros in front out: they fill up counters and names of applications. */
function maskedRun(digits: string): string {
  const isCard = digits.replace(/^0+/, '').length >= DIGITS_MIN && !isMoment(digits);
  if (!isCard) return digits;
  return '*'.repeat(digits.length - SHOWN_DIGITS) + digits.slice(-SHOWN_DIGITS);
}
