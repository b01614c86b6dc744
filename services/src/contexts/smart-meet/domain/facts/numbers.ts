import { take, type Fact, type Reading } from './fact.js';
import { SCALES, valueOfWord, valuesOfWords } from './number-words.js';

const DIGITS =
  /(?<![\p{L}\d])(\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)*)(?:\s?(hundred|thousand|tausend|tsd|k|million|millionen|mio|billion|bn|milliarden?|mrd)\b)?/giu;
const WORDS = /\p{L}+/gu;
const GAPS = /[ \u00a0\u202f'’]/g;

const number = (values: readonly number[]): Fact => ({
  kind: 'number',
  readings: values.map(String),
});

/** Numbers in figures and in words, in the notations of both languages. */
export function takeNumbers(text: Reading): Reading {
  const inFigures = take(text, DIGITS, ([, figures = '', scale = '']) => {
    const factor = SCALES.get(scale.toLowerCase()) ?? 1;
    return number(valuesOf(figures).map((value) => Number((value * factor).toPrecision(12))));
  });
  return { ...inFigures, facts: [...inFigures.facts, ...inWords(inFigures.rest)] };
}

/**
 * Returns the possible meanings of figures: a single point or comma before three figures separates
 * thousands or decimals.
 */
export function valuesOf(figures: string): readonly number[] {
  const plain = figures.replace(GAPS, '');
  const marks = plain.replace(/\d/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  const whole = Number(plain.replace(/[.,]/g, ''));
  if (marks === '') return [whole];
  const decimal = Number(`${plain.slice(0, last).replace(/[.,]/g, '')}.${plain.slice(last + 1)}`);
  const isMixed = marks.includes('.') && marks.includes(',');
  if (isMixed || plain !== figures) return [decimal];
  if (marks.length > 1) return [whole];
  const isEither = plain.length - last === 4 && last <= 3 && !plain.startsWith('0');
  return isEither ? [whole, decimal] : [decimal];
}

function inWords(text: string): readonly Fact[] {
  const facts: Fact[] = [];
  let run: string[] = [];
  let end = 0;
  const flush = () => {
    facts.push(...factsOfRun(run));
    run = [];
  };
  for (const { 0: word, index } of text.toLowerCase().matchAll(WORDS)) {
    const gap = text.slice(end, index);
    const isNumber = SCALES.has(word) ? word.length > 3 : valueOfWord(word) !== undefined;
    const isJoint = run.length > 0 && (word === 'and' || word === 'und');
    const isDecimal = run.length > 0 && (word === 'point' || word === 'komma');
    if (run.length > 0 && !/^[ -]{0,2}$/.test(gap)) flush();
    if (isNumber || isJoint || isDecimal) run.push(word);
    else flush();
    end = index + word.length;
  }
  flush();
  return facts;
}

function factsOfRun(run: readonly string[]): readonly Fact[] {
  const point = run.findIndex((word) => word === 'point' || word === 'komma');
  if (point >= 0 && point < run.length - 1) {
    const [whole = 0] = valuesOfWords(run.slice(0, point));
    const decimals = valuesOfWords(run.slice(point + 1)).join('');
    return [number([Number(`${whole}.${decimals}`)])];
  }
  const values = valuesOfWords(run.filter((word) => word !== 'point' && word !== 'komma'));
  if (values.length >= 4 && values.every((value) => value < 10)) {
    return [{ kind: 'phone', readings: phoneReadings(values.join('')) }];
  }
  const [first = 0, second = 0] = values;
  const isPair = values.length === 2 && first >= 10 && first < 100 && second >= 10 && second < 100;
  if (isPair) return [number([first * 100 + second, first, second])];
  // A `one` or `ein` may be an article: it supports a figure, and needs no support.
  return values.map((value) => (value === 1 ? { ...number([1]), isWeak: true } : number([value])));
}

/** Figures of a telephone number, with and without what dials a country or leaves a town. */
export function phoneReadings(dialled: string): readonly string[] {
  const figures = dialled.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^0+/, '');
  return /^(?:49|43|41|44)/.test(figures) ? [figures, figures.slice(2)] : [figures];
}
