/**
 * Long numbers that are no card numbers: ids; hashes, and positions in the log, which are 16 digits
 * with leading zeros.
 */
const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const OTHERS = /(?=\d*[a-f])[\da-f]{32,}|0{6}\d{10}/gi;
/**
 * Times in milliseconds, of 2020 to 2033: 13 digits, and what begins with 1 is of an airline and
 * has 15.
 */
const TIMES = /(?<!\d|\d[ -])1[6-9]\d{11}(?![ -]?\d)/g;
/** 13 digits or more, also in groups. The check digit is not tested. */
const DIGITS = /\d(?:[ -]?\d){12,}/g;

/** Returns all parts of a text that may be a card's number. */
export function cardNumbersIn(text: string): readonly string[] {
  const without = text.replaceAll(IDS, ' id ').replaceAll(OTHERS, ' other ');
  return without.replaceAll(TIMES, ' time ').match(DIGITS) ?? [];
}
