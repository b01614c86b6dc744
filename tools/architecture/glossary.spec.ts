import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { COMMON_WORDS } from './common-words.js';
import { DECIDING, PREPARING, projectRoot, sourceFiles } from './project.js';

/** The platform and the domains: their names are the language of the product. */
const IS_LANGUAGE = new RegExp(
  `^services/src/(?:platform|contexts/.*/(?:${DECIDING}))/(?!.*(?:\\.spec\\.|\\.${PREPARING}\\.|testing/)).*\\.ts$`,
);
const EXPORTED =
  /^export (?:declare |abstract |async )*(class|interface|type|function)\*? +(\w+)/gm;

/** The singular of a word, as far as comparing two words needs it. */
const singular = (word: string): string =>
  word
    .replace(/(?<!ook)ies$/, 'y')
    .replace(/(?<=ss|x|ch|sh)es$/, '')
    .replace(/(?<=.[^sui])s$/, '');

const wordsOf = (name: string): readonly string[] =>
  name.split(/(?=[A-Z][a-z])|(?<=[a-z0-9])(?=[A-Z])/).map((word) => singular(word.toLowerCase()));

const common = new Set([...COMMON_WORDS].map(singular));

/** Nouns of exported names. A function begins with a verb, and a word in -ed tells a state. */
function nounsIn(source: string): readonly string[] {
  return [...source.matchAll(EXPORTED)].flatMap(([, kind, name = '']) =>
    wordsOf(name)
      .slice(kind === 'function' ? 1 : 0)
      .filter((word) => !word.endsWith('ed') && !common.has(word)),
  );
}

/** The words of the terms in a glossary, each with its term. */
function termsIn(glossary: string): ReadonlyMap<string, string> {
  const terms = [...glossary.matchAll(/^\| ([^|]+?) +\| (?!meaning|-)/gm)].map(
    ([, term = '']) => term,
  );
  return new Map(
    terms.flatMap((term) =>
      (term.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => [singular(word), term]),
    ),
  );
}

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const glossary = read('docs/glossary.md');

describe('the glossary', () => {
  const used = new Map<string, string>();
  for (const file of sourceFiles().filter((name) => IS_LANGUAGE.test(name))) {
    for (const noun of nounsIn(read(file))) used.set(noun, used.get(noun) ?? file);
  }

  test('has a line for each noun of the platform and the domains', () => {
    expect(used.size).toBeGreaterThan(200);
    const terms = termsIn(glossary);
    const missing = [...used].filter(([noun]) => !terms.has(noun));
    expect(missing.map(([noun, file]) => `${noun}: ${file}`).sort()).toEqual([]);
  });

  test('has no line in "Nouns in names" for a noun that no name has', () => {
    const names = termsIn(/^## Nouns in names$[^]*?(?=^## |$(?![^]))/m.exec(glossary)?.[0] ?? '');
    expect(names.size).toBeGreaterThan(50);
    const unused = [...names].filter(([word]) => !used.has(word) && !common.has(word));
    expect(unused.map(([, term]) => term)).toEqual([]);
  });

  test('explains no word that is listed as common', () => {
    const twice = [...new Set(termsIn(glossary).values())].filter((term) =>
      common.has(singular(term)),
    );
    expect(twice).toEqual([]);
  });
});

describe('the rules', () => {
  test('find nouns in the names of types, and after the verb of a function', () => {
    const source = `
export interface TokenBucket {}
export function refuseParrots() {}
export async function* listZebras() {}
export const SIZE = 1;
type Hidden = string;
export type EndedCall = never;`;
    expect(nounsIn(source)).toEqual(['token', 'bucket', 'parrot', 'zebra', 'call']);
  });

  test('know a word of a term, in the singular and the plural', () => {
    const terms = termsIn('| term | meaning |\n| --- | --- |\n| relay pools | several relays |');
    expect([...terms.keys()]).toEqual(['relay', 'pool']);
    expect(wordsOf('SSOPolicies')).toEqual(['sso', 'policy']);
  });
});
