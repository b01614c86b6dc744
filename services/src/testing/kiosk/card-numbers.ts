/** What has digits enough and is none: ids; hashes, and positions in the log, which are 16 digits with zeros before. */
const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const OTHERS = /(?=\d*[a-f])[\da-f]{32,}|0{6}\d{10}/gi;
/** Times in milliseconds, of 2020 to 2033, as numbers of JSON: 13 digits, and no issuer has numbers of 13 that begin so. */
const TIMES = /(?<=[:[,])1[6-9]\d{11}(?=[,\]}])/g;
/** 13 digits or more, also in groups. Whether the last one fits is not asked. */
const DIGITS = /\d(?:[ -]?\d){12,}/g;

/** Whatever in a text may be a card's number. */
export function cardNumbersIn(text: string): readonly string[] {
  const without = text.replaceAll(IDS, ' id ').replaceAll(OTHERS, ' other ');
  return without.replaceAll(TIMES, ' time ').match(DIGITS) ?? [];
}
