import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { filesBeside, projectRoot, sourceFiles } from './project.js';

interface Page {
  readonly file: string;
  readonly text: string;
}

const FOLDER = 'docs/adr';
const PARTS = ['Context', 'Decision', 'Consequences', 'Alternatives'];
const MOST_LINES = 120;

const read = (file: string): Page => ({
  file,
  text: readFileSync(join(projectRoot, file), 'utf8'),
});
const index = read(`${FOLDER}/README.md`);
const pages = readdirSync(join(projectRoot, FOLDER))
  .filter((name) => name !== 'README.md')
  .map((name) => read(`${FOLDER}/${name}`));

const titleOf = ({ text }: Page): string => /^# (.*)$/m.exec(text)?.[1] ?? '';
const numberOf = ({ file }: Page): string => basename(file).slice(0, 4);

/** The name of a file whose page has this title. */
function nameFor(title: string): string {
  const words = title.toLowerCase().replaceAll(/['’]/g, '');
  return `${words.replaceAll(/[^a-z0-9]+/g, '-').replace(/-$/, '')}.md`;
}

/** Faults of one page: its title, its name, its parts, its length, its line in the index. */
function faultsOf(page: Page, list: string): readonly string[] {
  const title = titleOf(page);
  const parts = [...page.text.matchAll(/^## (.*)$/gm)].map(([, part]) => part);
  const isListed = list.split(`- [${title}](${basename(page.file)})`).length === 2;
  return [
    ...(/^\d{4}: Use .+ for .+$/.test(title) ? [] : ['title']),
    ...(nameFor(title) === basename(page.file) ? [] : ['name']),
    ...(parts.join() === PARTS.join() ? [] : ['parts']),
    ...(page.text.split('\n').length <= MOST_LINES ? [] : ['length']),
    ...(isListed ? [] : ['index']),
  ].map((fault) => `${page.file}: ${fault}`);
}

const numbers = new Set(pages.map(numberOf));
const names = new Set(pages.map(({ file }) => basename(file)));

/** References to decisions that do not exist. */
function deadReferences({ file, text }: Page): readonly string[] {
  const byNumber = [...text.matchAll(/\bADR[\s*/]+(\d{4})\b/g)].map(([, number = '']) => number);
  const byName = [...text.matchAll(/\badr\/(\d{4}-[\w-]*\.md)/g)].map(([, name = '']) => name);
  return [
    ...byNumber.filter((number) => !numbers.has(number)),
    ...byName.filter((name) => !names.has(name)),
  ].map((dead) => `${file}: ${dead}`);
}

describe('the decisions', () => {
  test('have a use and a purpose, four parts, one page and a line in the index', () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.flatMap((page) => faultsOf(page, index.text))).toEqual([]);
  });

  test('have one number each', () => {
    expect(numbers.size).toBe(pages.length);
  });

  test('exist wherever a file refers to one', () => {
    const files = [...sourceFiles(), ...filesBeside()].filter(
      (file) => /\.(tsx?|m?js|md|ya?ml)$/.test(file) && !file.endsWith('decisions.spec.ts'),
    );
    const found = files.map(read);
    expect(found.filter(({ text }) => /\bADR \d{4}/.test(text)).length).toBeGreaterThan(20);
    expect(found.flatMap(deadReferences)).toEqual([]);
  });
});

describe('the rules find', () => {
  const text = `# 0001: Use a for b\n\n${PARTS.map((part) => `## ${part}\n`).join('\n')}`;
  const list = '- [0001: Use a for b](0001-use-a-for-b.md)';
  const file = 'docs/adr/0001-use-a-for-b.md';

  test('no fault in a page that keeps them', () => {
    expect(faultsOf({ file, text }, list)).toEqual([]);
  });

  test.each([
    ['a title without a purpose', { file, text: text.replace(' for b', '') }, 'title'],
    ['a name of another title', { file: 'docs/adr/0001-a.md', text }, 'name'],
    ['a missing part', { file, text: text.replace('## Alternatives', '') }, 'parts'],
    ['a page that is too long', { file, text: `${text}${'\n'.repeat(MOST_LINES)}` }, 'length'],
    ['a page that is not listed', { file: 'docs/adr/0002-use-a-for-b.md', text }, 'index'],
  ])('%s', (_, page, fault) => {
    expect(faultsOf(page, list)).toContain(`${page.file}: ${fault}`);
  });

  test('a reference to a decision that does not exist, also across lines', () => {
    const missing = 'see ADR\n * 9999 and adr/9998-use-nothing.md; ADR 0001';
    expect(deadReferences({ file: 'a.ts', text: missing })).toEqual([
      'a.ts: 9999',
      'a.ts: 9998-use-nothing.md',
    ]);
  });
});
