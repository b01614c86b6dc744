import type { Language } from '@foyer/contracts/identity';

import { takeCodes, takeCurrencies } from './codes.js';
import { takeDates } from './dates.js';
import type { Fact } from './fact.js';
import { isAmong, namesIn, wordsOf } from './names.js';
import { takeNumbers } from './numbers.js';
import { PERSON } from './single-names.js';
import { takeTimes } from './times.js';

/** A token such as `[S2]`, which identifies a person. */
const TOKEN = /\[S(\d{1,3})\]/g;

/** A text with the language that it is in. */
export interface Said {
  readonly text: string;
  readonly language: Language;
}

/** Returns the numbers, amounts, dates, times, accounts, addresses and telephones in a text. */
export function factsIn(text: string): readonly Fact[] {
  const begun = { rest: text.replace(TOKEN, (token) => ' '.repeat(token.length)), facts: [] };
  return [takeCodes, takeTimes, takeDates, takeCurrencies, takeNumbers].reduce<
    Parameters<typeof takeCodes>[0]
  >((reading, next) => next(reading), begun).facts;
}

/** Those who are named by number in a text. */
export const tokensIn = (text: string): readonly string[] =>
  [...text.matchAll(TOKEN)].map(([, number]) => `S${number}`);

/** Returns the facts and proper names in a text that are in none of its sources. */
export function unsupportedIn(
  { text, language }: Said,
  sources: readonly { readonly text: string }[],
): readonly Fact[] {
  const facts = sources.flatMap((source) => factsIn(source.text));
  const known = new Set(facts.flatMap(({ kind, readings }) => keysOf(kind, readings)));
  const words = wordsOf(sources.map((source) => source.text));
  const invented = factsIn(text).filter(
    ({ kind, readings, isWeak }) =>
      isWeak !== true && !readings.some((reading) => known.has(`${kind} ${reading}`)),
  );
  const strangers = namesIn(text.replace(TOKEN, ` ${PERSON} `), language)
    .filter((name) => !isAmong(words, name))
    .map((name): Fact => ({ kind: 'name', readings: [name] }));
  return [...invented, ...strangers];
}

/** A date supports its month, an hour without its half supports the number in it. */
function keysOf(kind: Fact['kind'], readings: readonly string[]): readonly string[] {
  const own = readings.map((reading) => `${kind} ${reading}`);
  if (kind !== 'date') return own;
  return [...own, ...readings.map((reading) => `${kind} ${reading.slice(0, 2)}`)];
}

/** True if a translation has the same facts, of the same people, as its original. */
export function isFaithful(original: Said, translated: Said): boolean {
  const people = ({ text }: Said) => tokensIn(text).toSorted().join(' ');
  return (
    people(original) === people(translated) &&
    unsupportedIn(translated, [original]).length === 0 &&
    unsupportedIn(original, [translated]).length === 0
  );
}
