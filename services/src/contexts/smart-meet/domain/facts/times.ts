import { take, type Fact, type Reading } from './fact.js';
import { valueOfWord } from './number-words.js';

const HOUR = '(\\d{1,2}|\\p{L}+)';
const MINUTE = '\\d{1,2}|fünf|zehn|fünfzehn|zwanzig|dreißig|vierzig|fünfundvierzig|fünfzig';
const HALF = '(a\\.?\\s?m\\b\\.?|p\\.?\\s?m\\b\\.?)';
const CLOCK = new RegExp(
  `(?<![\\d.:])(\\d{1,2}):(\\d{2})(?:\\s*${HALF})?(?:\\s*Uhr\\b)?(?![\\d:])`,
  'giu',
);
const DOTTED = new RegExp(
  `(?<![\\d.:])(\\d{1,2})\\.(\\d{2})\\s*(?:${HALF}|Uhr\\b|o['’]clock\\b)`,
  'giu',
);
const TWELVE = new RegExp(`(?<![\\p{L}\\d.:,])${HOUR}\\s*${HALF}`, 'giu');
const FULL = new RegExp(
  `(?<![\\p{L}\\d.:,])${HOUR}\\s+(?:Uhr|o['’]clock)\\b(?:\\s+(${MINUTE})(?![\\p{L}\\d])(?!\\s*(?:€|Euro|EUR|%|Prozent)))?`,
  'giu',
);
const PART = new RegExp(
  `(?<!\\p{L})(halb|half past|quarter past|quarter to|viertel nach|viertel vor)\\s+${HOUR}(?![\\p{L}\\d])(?:\\s*${HALF})?`,
  'giu',
);
/** Minutes that a part of an hour stands for, from the hour that is named. */
const PARTS: Readonly<Record<string, number>> = {
  ...{ halb: -30, 'half past': 30, 'quarter past': 15, 'quarter to': -15 },
  ...{ 'viertel nach': 15, 'viertel vor': -15 },
};
const DAY = 24 * 60;

/** Times of day, by clocks of twelve and of twenty-four hours. */
export function takeTimes(text: Reading): Reading {
  const clock = take(text, CLOCK, ([, h = '', m = '', of]) => timeOf(h, Number(m), of));
  const dotted = take(clock, DOTTED, ([, h = '', m = '', of]) => timeOf(h, Number(m), of));
  const parts = take(dotted, PART, ([, part = '', h = '', of]) =>
    timeOf(h, PARTS[part.toLowerCase()] ?? 0, of),
  );
  const twelve = take(parts, TWELVE, ([, h = '', of]) => timeOf(h, 0, of));
  return take(twelve, FULL, ([, h = '', m = '0']) => timeOf(h, valueIn(m) ?? 0));
}

const valueIn = (word: string) =>
  /^\d/.test(word) ? Number(word) : valueOfWord(word.toLowerCase());

function timeOf(word: string, minutes: number, half_?: string): Fact | undefined {
  const named = valueIn(word);
  if (named === undefined || named > 24 || !Number.isInteger(named) || minutes > 59)
    return undefined;
  const said = half_?.toLowerCase().replace(/[^apm]/g, '');
  if (said !== undefined && named > 12) return undefined;
  const inMorning = (named % 12) * 60;
  const hours =
    said === 'am'
      ? [inMorning]
      : said === 'pm'
        ? [inMorning + DAY / 2]
        : named >= 1 && named <= 12
          ? [inMorning, inMorning + DAY / 2]
          : [named * 60];
  const readings = hours.map((at) => {
    const time = (at + minutes + DAY) % DAY;
    return `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
  });
  return { kind: 'time', readings };
}
