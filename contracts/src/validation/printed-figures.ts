/** Not part of a longer row of digits that the same sign parts. */
const alone = (figure: string, sign: string): RegExp =>
  new RegExp(`(?<!\\d)(?<!\\d${sign})${figure}(?!\\d)(?!${sign}\\d)`);

const DAY_OF_MONTH = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
const YEAR = '(?:20)?\\d\\d';
/** In the order of Europe, and in that of America with its slashes. */
const DAYS = [
  ...['\\.', '/', '-'].map((sign) => alone([DAY_OF_MONTH, MONTH, YEAR].join(sign), sign)),
  alone([MONTH, DAY_OF_MONTH, YEAR].join('/'), '/'),
  ...['\\.', '/'].map((sign) => alone(['20\\d\\d', MONTH, DAY_OF_MONTH].join(sign), sign)),
];
const TIME = alone('(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?', ':');

const SUM = alone('(?:\\d{1,3}(?:\\.\\d{3})*,\\d\\d|\\d{1,6}[.,]\\d\\d)', '[.,]').source;
const CURRENCY = '(?:EUR|CHF|USD|GBP|[€$£])';
/** A sum alone may be a card number's rest: a currency, a rate, or another sum shows that it is none. */
const AMOUNTS = [
  new RegExp(`${CURRENCY}[ \\t]*${SUM}`),
  new RegExp(`${SUM}[ \\t]?(?:${CURRENCY}|%)`),
  new RegExp(`${SUM}(?:[ \\t]+${SUM})+`),
];

const ONLY_SUM = new RegExp(`^[^\\p{L}\\d]*${SUM}[^\\p{L}\\d]*$`, 'u');

/** Tells whether a line consists of one amount. */
export const isOnlySum = (line: string): boolean => ONLY_SUM.test(line);

const OCTET = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const NETWORK_ADDRESS = alone(`(?:${OCTET}\\.){3}${OCTET}(?::\\d{1,5})?`, '\\.');

/** Rows of digits and signs on receipts that are no card numbers, but could begin or end one. */
export const PRINTED_FIGURES: readonly RegExp[] = [...DAYS, TIME, ...AMOUNTS, NETWORK_ADDRESS];
