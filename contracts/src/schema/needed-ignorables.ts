/** Letters of Mongolian, which choose their form by marks behind them. */
const MONGOLIAN = '\\u1800-\\u180a\\u1810-\\u18af';

/** Marks that choose the form of the character before them, with that character. */
const FORMS = [
  // Keycaps, and signs as a picture or as a text.
  '[0-9#*]\\ufe0f\\u20e3',
  '\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]',
  // Flags of regions, such as of Wales.
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  // Forms of Han characters, as in Japanese names.
  '\\p{Script=Han}[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  '\\p{Script=Myanmar}\\ufe00',
  `[${MONGOLIAN}][\\u180b-\\u180d\\u180f]`,
  `[${MONGOLIAN}]\\u180e(?=[${MONGOLIAN}])`,
].join('|');
const IGNORABLE = '(?![\\u200c\\u200d])\\p{Default_Ignorable_Code_Point}';
const FORMS_OR_IGNORABLES = new RegExp(`(${FORMS})|${IGNORABLE}`, 'gu');

/** Scripts whose letters join, or are kept apart, by a joiner between them. */
const JOINING = [
  ...['Arab', 'Syrc', 'Mand', 'Nkoo', 'Adlm', 'Rohg', 'Mong', 'Phag', 'Mani'],
  ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
  ...['Khmr', 'Mymr', 'Tibt', 'Java', 'Bali'],
]
  .map((script) => `\\p{Script_Extensions=${script}}`)
  .join('');
const JOINED = `(?=[\\p{L}\\p{M}])[${JOINING}]`;
const KEPT_JOINERS = [
  `${JOINED}[\\u200c\\u200d](?=${JOINED})`,
  // A letter of Malayalam without its vowel, also at the end of a word.
  '\\u0d4d\\u200d',
  // Emoji of several, such as a family.
  '[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f]\\u200d(?=\\p{Extended_Pictographic})',
].join('|');
const JOINERS = new RegExp(`(${KEPT_JOINERS})|[\\u200c\\u200d]`, 'gu');

/**
 * Takes away characters that are not shown (Default_Ignorable_Code_Point): with them, two names could
 * look the same and differ. It leaves those that a script or an emoji needs where they stand.
 */
export function onlyNeededIgnorables(text: string): string {
  return text
    .replaceAll(FORMS_OR_IGNORABLES, '$1')
    .replaceAll(/([\u200c\u200d])[\u200c\u200d]+/g, '$1')
    .replaceAll(JOINERS, '$1');
}
