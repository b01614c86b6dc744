import type { Language } from '@foyer/contracts/identity';

/** A set of keys that stands on the screen at one time. */
export type Layer = 'letters' | 'accents' | 'signs';
/** Digits need fewer and larger keys. */
export type Pad = 'text' | 'digits' | 'phone';

const DIGITS = '1 2 3 4 5 6 7 8 9 0 {bksp}';
const DIGIT_ROWS = ['1 2 3', '4 5 6', '7 8 9'];

const LETTERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['q w e r t y u i o p', "a s d f g h j k l '", '{shift} z x c v b n m -'],
  de: ['q w e r t z u i o p ü', 'a s d f g h j k l ö ä', '{shift} y x c v b n m ß -'],
};
/** The letters of names from all over Europe that neither language has on its own keys. */
const ACCENTS = [
  'à á â ã ä å ă ą æ ç ć č ď {bksp}',
  'đ è é ê ë ě ę ğ ì í î ï ı ł',
  'ñ ń ň ò ó ô õ ö ő ø œ ř ß ś',
  '{shift} š ş ș ť ț ù ú û ü ů ű ý',
];
const SIGNS = ['@ # & % + = * / \\ _', '( ) : ; ! ? " \' , .', '€ $ £ § ° < > | ~ -'];

const upper = (key: string) =>
  key.length > 1 || key === 'ß' ? key : key === 'ı' ? 'I' : key.toLocaleUpperCase();
const capitals = (row: string) => row.split(' ').map(upper).join(' ');

interface Shown {
  readonly pad: Pad;
  readonly layer: Layer;
  readonly language: Language;
  readonly isUpper: boolean;
  /** True if the field has more than one line. */
  readonly hasLines: boolean;
}

/**
 * The rows of keys for a field, each with a blank between its keys. None has more keys than
 * `Keys.module.css` leaves room for on a narrow screen.
 */
export function rowsOf({ pad, layer, language, isUpper, hasLines }: Shown): string[] {
  if (pad === 'digits') return [...DIGIT_ROWS, '{bksp} 0 {done}'];
  if (pad === 'phone') return [...DIGIT_ROWS, '+ 0 {bksp}', '{done}'];
  const above = {
    letters: [DIGITS, ...LETTERS[language]],
    accents: ACCENTS,
    signs: [DIGITS, ...SIGNS],
  }[layer];
  const below = {
    letters: '{signs} {accents} , {space} .',
    accents: '{letters} {signs} ź ż ž {space} -',
    signs: '{letters} {accents} , {space} .',
  }[layer];
  const rows = [...above, `${below}${hasLines ? ' {enter}' : ''} {done}`];
  return isUpper ? rows.map(capitals) : rows;
}
