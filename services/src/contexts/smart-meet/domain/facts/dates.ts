import { take, type Fact, type Reading } from './fact.js';

const MONTHS: readonly string[] = [
  ...['jan(?:uary|uar)?|jänner', 'feb(?:ruary|ruar)?', 'mar(?:ch)?|märz', 'apr(?:il)?', 'may|mai'],
  ...['june?|juni', 'july?|juli', 'aug(?:ust)?', 'sept?(?:ember)?', 'o[ck]t(?:ober)?'],
  ...['nov(?:ember)?', 'de[cz](?:ember)?'],
];
const ORDINALS = [
  'first|erste[nrs]?',
  'second|zweite[nrs]?',
  'third|dritte[nrs]?',
  'fourth|vierte[nrs]?',
  'fifth|fünfte[nrs]?',
  'sixth|sechste[nrs]?',
  'seventh|siebte[nrs]?',
  'eighth|achte[nrs]?',
  'ninth|neunte[nrs]?',
  'tenth|zehnte[nrs]?',
  'eleventh|elfte[nrs]?',
  'twelfth|zwölfte[nrs]?',
  'thirteenth|dreizehnte[nrs]?',
  'fourteenth|vierzehnte[nrs]?',
  'fifteenth|fünfzehnte[nrs]?',
  'sixteenth|sechzehnte[nrs]?',
  'seventeenth|siebzehnte[nrs]?',
  'eighteenth|achtzehnte[nrs]?',
  'nineteenth|neunzehnte[nrs]?',
  'twentieth|zwanzigste[nrs]?',
  'twenty-first|einundzwanzigste[nrs]?',
  'twenty-second|zweiundzwanzigste[nrs]?',
  'twenty-third|dreiundzwanzigste[nrs]?',
  'twenty-fourth|vierundzwanzigste[nrs]?',
  'twenty-fifth|fünfundzwanzigste[nrs]?',
  'twenty-sixth|sechsundzwanzigste[nrs]?',
  'twenty-seventh|siebenundzwanzigste[nrs]?',
  'twenty-eighth|achtundzwanzigste[nrs]?',
  'twenty-ninth|neunundzwanzigste[nrs]?',
  'thirtieth|dreißigste[nrs]?',
  'thirty-first|einunddreißigste[nrs]?',
];
const month = `(${MONTHS.join('|')})\\b\\.?`;
const day = `(\\d{1,2}|${ORDINALS.join('|')})(?:st|nd|rd|th)?`;
const DAY_MONTH = new RegExp(`(?<![\\p{L}\\d])${day}\\.?\\s+(?:of\\s+)?${month}`, 'giu');
const MONTH_DAY = new RegExp(`(?<!\\p{L})${month}\\s+(?:the\\s+)?${day}(?![\\p{L}\\d])`, 'giu');
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/g;
const DOTTED = /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2})(?![\d.,]))?/g;
const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g;
/** `may` and `march` are words of their own, too. */
const MONTH_ALONE = new RegExp(
  `(?<!\\p{L})(?:(?:in|im|of|by|until|since|next|last|this|bis|seit|ab|ende|anfang|mitte)\\s+${month}|(january|januar|jänner|february|februar|märz|april|june|juni|july|juli|august|september|october|oktober|november|december|dezember)\\b)`,
  'giu',
);
const WEEKDAYS =
  /(?<!\p{L})(mon|tues|wednes|thurs|fri|satur|sun)day|(?<!\p{L})(mon|diens|mitt|donners|frei|sams|sonn)(?:tag|woch)/giu;

const indexIn = (patterns: readonly string[], text: string) =>
  patterns.findIndex((one) => new RegExp(`^(?:${one})$`, 'iu').test(text)) + 1;
const monthOf = (text: string) => indexIn(MONTHS, text);
const dayOf = (text: string) => (/^\d/.test(text) ? Number(text) : indexIn(ORDINALS, text));
const two = (n: number) => String(n).padStart(2, '0');

function dated(pairs: readonly (readonly [month: number, day: number])[], year?: string) {
  const readings = pairs
    .filter(([m, d]) => m >= 1 && m <= 12 && d >= 1 && d <= 31)
    .map(([m, d]) => `${two(m)}-${two(d)}`);
  if (readings.length === 0) return undefined;
  const full = year?.length === 2 ? `20${year}` : year;
  const facts: Fact[] = [{ kind: 'date', readings }];
  return full === undefined || full === ''
    ? facts
    : [...facts, { kind: 'number', readings: [full] } satisfies Fact];
}

/**
 * Dates in figures and in words, months and days of the week. A year that follows words is a number
 * of its own.
 */
export function takeDates(text: Reading): Reading {
  const iso = take(text, ISO, ([, y = '', m, d]) => dated([[Number(m), Number(d)]], y));
  const dotted = take(iso, DOTTED, ([, d, m, y]) => dated([[Number(m), Number(d)]], y));
  const slashed = take(dotted, SLASHED, ([, a, b, y]) => {
    const [one, other] = [Number(a), Number(b)];
    return dated(
      [
        [one, other],
        [other, one],
      ],
      y,
    );
  });
  const inWords = take(slashed, DAY_MONTH, ([, d = '', m = '']) => dated([[monthOf(m), dayOf(d)]]));
  const american = take(inWords, MONTH_DAY, ([, m = '', d = '']) =>
    dated([[monthOf(m), dayOf(d)]]),
  );
  const months = take(american, MONTH_ALONE, ([, a, b]) => {
    const found = monthOf(a ?? b ?? '');
    return found === 0 ? undefined : { kind: 'date', readings: [two(found)] };
  });
  return take(months, WEEKDAYS, ([, english, german]) => {
    const names = english
      ? ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']
      : ['mon', 'diens', 'mitt', 'donners', 'frei', 'sams', 'sonn'];
    const weekday = names.indexOf((english ?? german ?? '').toLowerCase());
    return { kind: 'date', readings: [`weekday ${weekday}`] };
  });
}
