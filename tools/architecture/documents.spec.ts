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

const PACKAGES =
  'console|contracts|services|projections|webclient|device-agent|sdk|load-tests|docs|deploy|tools';
const PATH = new RegExp(`(?<![\\w/.@-])(?:${PACKAGES})/[\\w./-]*\\w`, 'g');

/** A build or an operator makes these. */
const MADE_LATER = /\/dist\/|^deploy\/\.env$/;

/** The table of moves names where a file was before, in its first column. */
const withoutFormer = ({ file, text }: Document): string =>
  file === 'docs/moved.md' ? text.replace(/^\| [^|]+/gm, '') : text;

/** Paths of the project in prose and in code, that lead nowhere. */
const deadPaths = ({ file, text }: Document): string[] =>
  [...withoutFormer({ file, text }).matchAll(PATH)]
    .map(([path]) => path)
    .filter((path) => !MADE_LATER.test(path) && !existsSync(join(projectRoot, path)))
    .map((path) => `${file}: ${path}`);

describe('the documents', () => {
  test('link to what is there', () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap(deadLinks)).toEqual([]);
  });

  test('name files and folders that exist', () => {
    expect(documents.flatMap(deadPaths)).toEqual([]);
  });
});

test('The map of the project names folders that exist', () => {
  const text = readFileSync(join(projectRoot, 'CONTRIBUTING.md'), 'utf8');
  const [, map = ''] = /^## The map$([^]*?)^## /m.exec(text) ?? [];
  const folders = [...map.matchAll(/^\| `([^`]+)`/gm)].map(([, folder = '']) => folder);
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !existsSync(join(projectRoot, folder)))).toEqual([]);
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
  expect(unnamedRooms(text.replaceAll('`routing/`', ''))).toEqual([`${CONTEXTS}/visits/routing`]);
});

describe('the rules find', () => {
  test('a path that leads nowhere', () => {
    const text = 'See services/src/nowhere/a.ts, `docs/architecture.md` and https://a.de/docs/x.';
    expect(deadPaths({ file: 'a.md', text })).toEqual(['a.md: services/src/nowhere/a.ts']);
  });

  test('a path to which nothing has moved', () => {
    const text = '| `docs/before.md` | `docs/nowhere.md` |';
    expect(deadPaths({ file: 'docs/moved.md', text })).toEqual(['docs/moved.md: docs/nowhere.md']);
  });

  test('a link that leads nowhere', () => {
    const text = '[a](architecture.md#x) [b](nowhere.md) [c](https://example.org)';
    expect(deadLinks({ file: 'docs/a.md', text })).toEqual(['docs/a.md: nowhere.md']);
  });
});
