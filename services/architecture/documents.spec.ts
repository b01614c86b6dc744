import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { projectRoot, sourceFolders } from './project.js';

interface Document {
  readonly file: string;
  readonly text: string;
}

const namesIn = (folder: string, recursive = false): string[] =>
  readdirSync(join(projectRoot, folder), { recursive, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  );

const documents: readonly Document[] = [
  ...namesIn('.'),
  ...namesIn('docs', true),
  ...namesIn('deploy', true),
  ...sourceFolders().flatMap((folder) => namesIn(dirname(folder))),
]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(projectRoot, file), 'utf8') }));

/** Links to files of the project that are not there. */
function deadLinks({ file, text }: Document): string[] {
  return [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => !existsSync(join(projectRoot, dirname(file), target)))
    .map((target) => `${file}: ${target}`);
}

describe('the documents', () => {
  test('link to what is there', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap(deadLinks)).toEqual([]);
  });
});

const CONTEXTS = 'services/src/contexts';

/** Folders of contexts and of the platform that a text does not name. */
function unnamedRooms(text: string): string[] {
  const foldersIn = (folder: string) =>
    readdirSync(join(projectRoot, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => join(folder, name));
  const contexts = [...foldersIn(CONTEXTS), ...foldersIn(`${CONTEXTS}/identity`)];
  return [...contexts, ...contexts.flatMap(foldersIn), ...foldersIn('services/src/platform')]
    .filter((room) => !['`', '/`'].some((end) => text.includes(`\`${basename(room)}${end}`)))
    .filter((room, at, all) => all.indexOf(room) === at);
}

test('The architecture names every room of contexts and platform', () => {
  const text = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');
  expect(unnamedRooms(text)).toEqual([]);
  expect(unnamedRooms(text.replaceAll('`presence/`', ''))).toEqual([
    `${CONTEXTS}/devices/presence`,
    `${CONTEXTS}/visits/presence`,
  ]);
});

describe('the rules find', () => {
  test('a link that leads nowhere', () => {
    const text = '[a](architecture.md#x) [b](nowhere.md) [c](https://example.org)';
    expect(deadLinks({ file: 'docs/a.md', text })).toEqual(['docs/a.md: nowhere.md']);
  });
});
