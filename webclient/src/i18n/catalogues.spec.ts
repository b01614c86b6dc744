import { describe, expect, it } from '@jest/globals';

import { de } from './de/index.js';
import { en } from './en/index.js';

interface Texts {
  readonly [key: string]: string | Texts;
}

function flat(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${key}`, text]] : flat(text, `${path}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

const english = new Map(flat(en));
const german = new Map(flat(de));

describe('the catalogues', () => {
  it('say the same things', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('leave nothing unsaid', () => {
    const empty = [...english, ...german].filter(([, text]) => text === '');
    expect(empty).toEqual([]);
  });

  it.each([...english])('fill the same places in %s', (key, text) => {
    expect(placeholders(german.get(key) ?? '').sort()).toEqual(placeholders(text).sort());
  });

  it.each([
    ['en', english],
    ['de', german],
  ])('have one word in %s for an agent who does not respond', (_, texts) => {
    const said = [...texts].filter(([key]) => key.endsWith('.notResponding'));
    expect([said.length > 1, new Set(said.map(([, text]) => text)).size]).toEqual([true, 1]);
  });

  it('say Sie, never du', () => {
    const familiar = [...german].filter(([, text]) => /\b(du|dein|deine|dir|dich)\b/i.test(text));
    expect(familiar).toEqual([]);
  });
});
