/** A text with the digits, blanks, and dashes of ASCII in place of all others. */
export interface PlainText {
  readonly text: string;
  /** Begin of each character in the original, and the original's end; absent where they are equal. */
  readonly origins?: readonly number[];
}

const IS_PLAIN = /^[\t\n\r\u0020-\u007e]*$/;
/** Escapes are what JSON writes for control characters; `\u` for the ones without a letter. */
const JSON_CHARACTER = /\\u[\da-f]{4}|\\["\\/bfnrt]|[^]/giu;
const CHARACTER = /[^]/gu;
const DIGIT = /\p{Nd}/u;
/** Readers see nothing of these between two digits, or a mark above or below one. */
const INVISIBLE = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;
const LINE_END = /[\n\v\f\u0085\u2028\u2029]/u;
/** Braille has a blank of its own, which Unicode counts as a symbol. */
const BLANK = /[\p{Zs}\p{Cc}\u2800]/u;
/** Unicode does not count these two look-alikes as dashes: a letter's mark and a bullet. */
const DASH = /[\p{Dash}\u02d7\u2043]/u;

/**
 * Reads a text as a person does: digits of every script by their value, every kind of dash and
 * blank, and without invisible characters.
 * @param isJson True if escapes of JSON stand for the characters that they name.
 */
export function plainText(text: string, isJson = false): PlainText {
  if (IS_PLAIN.test(text) && !(isJson && text.includes('\\'))) {
    return { text };
  }
  let plain = '';
  const origins: number[] = [];
  for (const { 0: found, index } of text.matchAll(isJson ? JSON_CHARACTER : CHARACTER)) {
    const character = plainCharacter(found.length > 2 ? ' ' : unescaped(found));
    plain += character;
    origins.push(...Array.from({ length: character.length }, () => index));
  }
  return { text: plain, origins: [...origins, text.length] };
}

/** A digit by its compatible form: raised, in a circle, in parentheses, or with a full stop. */
const SIMPLE_DIGIT = /^\(?(\d)[).,]?$/;
/** Digits in circles for which Unicode names no compatible form: the first of nine, and its value. */
const CIRCLES = [0x24f5, 0x2776, 0x2780, 0x278a].map((first) => [first, 1] as const);
const ZEROS_IN_CIRCLES = new Set(['\u24ff', '\u{1f10b}', '\u{1f10c}']);

/** Control characters of which JSON names one by a letter. */
const ESCAPED: Readonly<Record<string, string>> = {
  '\\b': '\b',
  '\\f': '\f',
  '\\n': '\n',
  '\\r': '\r',
  '\\t': '\t',
};
const unescaped = (found: string): string => ESCAPED[found] ?? found;

function plainCharacter(character: string): string {
  if (IS_PLAIN.test(character)) return character;
  const [, simple] = SIMPLE_DIGIT.exec(character.normalize('NFKC')) ?? [];
  if (simple !== undefined) return simple;
  const codePoint = character.codePointAt(0) ?? 0;
  const circle = CIRCLES.find(([first]) => codePoint >= first && codePoint < first + 9);
  if (circle) return String(codePoint - circle[0] + circle[1]);
  if (ZEROS_IN_CIRCLES.has(character)) return '0';
  if (DIGIT.test(character)) return String(decimalValue(character.codePointAt(0) ?? 0));
  if (LINE_END.test(character)) return '\n';
  if (DASH.test(character)) return '-';
  if (BLANK.test(character)) return ' ';
  return INVISIBLE.test(character) ? '' : character;
}

/** Unicode keeps the ten digits of a script next to each other, beginning with zero. */
function decimalValue(codePoint: number): number {
  let first = codePoint;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}
