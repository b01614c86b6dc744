/** Pictures, quotes and marks that the reader cannot see are no letters of a name. */
const LETTER = /[\p{L}\p{N}]\p{M}*/u;

/** Writing without cases and spaces: its first sign alone is the short form of a name. */
const OF_SIGNS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Small words in front of a family name, such as `van der` and `de la`. */
const PARTICLE = /^\p{Ll}{1,3}$/u;

/** The first letter of a name with its accents, as a capital; empty for a name without letters. */
export const initial = (name: string): string =>
  (LETTER.exec(name.normalize('NFC'))?.[0] ?? '').toUpperCase();

const wordsOf = (name: string, between: RegExp): readonly string[] =>
  name.split(between).filter((word) => LETTER.test(word));

/**
 * Up to two initials of a name: of its first and its last word. A double name counts as one word,
 * except where it is the whole name; small words in front of a family name are left out.
 */
export function initials(name: string): string {
  const words = wordsOf(name.normalize('NFC'), /[\s,]+/u);
  const large = words.filter((word) => !PARTICLE.test(word));
  const named = large.some((word) => /\p{Lu}/u.test(word)) ? large : words;
  const parts = named.length === 1 ? wordsOf(named[0] ?? '', /[-‐‑–—.·・/]+/u) : named;
  const [first = '', last = ''] = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return OF_SIGNS.test(first) ? initial(first) : initial(first) + initial(last);
}
