import type { Language } from '@foyer/contracts/identity';

import { hasShapeOfName, isNamedAlone, PERSON } from './single-names.js';

const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** A title that is cut short ends no sentence. */
const SENTENCES = /(?<=[.!?:;])(?<!(?<!\p{L})(?:mr|mrs|ms|dr|prof|hr|fr|hrn)\.)\s+/iu;
const list = (words: string) => new Set(words.split(' '));

/** Capitals that are no names: days and months are dates, and some words are always written so. */
const NO_NAMES = list(
  `i i'm i'll i've i'd ok iban bic pin tan id pdf sms it eu vat euro eur usd chf gbp mr mrs ms dr prof
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz
  mai juni juli oktober dezember german english deutsch englisch pm am uhr hr hrn fr sie ihr ihre ihnen ihrem ihren`.replace(
    /\s+/g,
    ' ',
  ),
);
/** Words that begin a sentence, and are no part of the name that follows them. */
const OPENERS = list(
  `the a an this that these those he she it they we you both all each every one two in on at to for from with by of and
  but if when while after before since until as also then so there here according der die das den dem des ein eine einen
  einem einer am im an in auf für mit von bei nach aus vor zu zum zur und oder aber wenn als seit bis beide alle jeder wie gestern heute
  morgen übermorgen`.replace(/\s+/g, ' '),
);
/** German nouns that stand before names without being part of them. */
const NOUNS = list(
  `herr herrn frau firma familie kunde kunden kundin kollege kollegin dr prof anfang mitte ende euro stadt bank straße herren`,
);
const TITLES = list('herr herrn frau firma familie dr prof namens hr hrn fr mr mrs ms');
const BEFORE_NAMES = list('an mit von für namens gegenüber durch');
/** Words after which a clause begins. */
const CONJUNCTIONS = list(
  'und oder aber denn dass weil ob wenn falls damit sodass nachdem bevor and but or',
);
/** Words of a clause, and those in it who go by a number. */
const OF_CLAUSE = new RegExp(`${WORD.source}|\\${PERSON}`, 'gu');

/** A word by which it is compared, without case, accents and genitives. */
export function bare(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’]s?$/u, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** All words of texts, as they are compared. */
export function wordsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => (text.match(WORD) ?? []).map(bare)));
}

/** True if a name is among words, also in the genitive of German. */
export const isAmong = (words: ReadonlySet<string>, name: string): boolean =>
  words.has(bare(name)) || words.has(bare(name).replace(/s$/, '')) || words.has(`${bare(name)}s`);

/**
 * Proper names in a text, as far as its capitals tell. In German, where all nouns have one, a name
 * is what follows a title or another capital, or a preposition without an article. A single word is
 * one where a thing cannot stand.
 */
export function namesIn(text: string, language: Language): readonly string[] {
  return text.split(SENTENCES).flatMap((sentence) => {
    const words = [...sentence.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index }));
    return words.flatMap(({ word, index }, at) => {
      if (!isCapital(word) || NO_NAMES.has(word.toLowerCase())) return [];
      const before = words[at - 1];
      const next = words[at + 1];
      const joins = (
        one?: { word: string; index: number },
        other?: { word: string; index: number },
      ) =>
        one !== undefined &&
        other !== undefined &&
        /^[ .]{1,2}$/.test(sentence.slice(one.index + one.word.length, other.index));
      const isPart = (one?: { word: string }) =>
        one !== undefined && isCapital(one.word) && !isCommon(one.word, language);
      const here = { word, index };
      const isInRow =
        (joins(before, here) &&
          isPart(before) &&
          !isGenitive(before, language) &&
          !(at === 1 && OPENERS.has(lower(before)))) ||
        (joins(here, next) && isPart(next));
      const isOpener = at === 0 && OPENERS.has(word.toLowerCase());
      if (at > 0 && (language === 'en' || TITLES.has(lower(before)))) return word;
      if (isCommon(word, language) || isOpener) return [];
      const gap = before ? sentence.slice(before.index + before.word.length, index) : ',';
      const alone = {
        ...{ word, before: lower(before) },
        beginsClause: /[,;–(]/u.test(gap) || CONJUNCTIONS.has(lower(before)),
        rest: clauseAfter(sentence, index + word.length),
      };
      if (isNamedAlone(alone, language)) return word;
      if (at === 0) return isInRow ? word : [];
      const isBare = BEFORE_NAMES.has(lower(before)) && joins(before, here);
      return isInRow || (isBare && hasShapeOfName(word, language)) ? word : [];
    });
  });
}

/** Rest of a clause after one of its words. */
function clauseAfter(sentence: string, index: number): readonly string[] {
  const [clause = ''] = sentence.slice(index).split(/[,;:()–]/u);
  return (clause.match(OF_CLAUSE) ?? []).map((word) => word.toLowerCase());
}

const lower = (one?: { readonly word: string }) => one?.word.toLowerCase() ?? '';
const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const isCommon = (word: string, language: Language) =>
  NO_NAMES.has(word.toLowerCase()) || (language === 'de' && NOUNS.has(word.toLowerCase()));

/** `Müllers Vertrag`: what follows a genitive of German is a thing. */
const isGenitive = (one: { readonly word: string } | undefined, language: Language) =>
  language === 'de' && one?.word.endsWith('s') === true;
