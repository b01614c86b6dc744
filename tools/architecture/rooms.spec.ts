import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { DECIDING, PREPARING, projectRoot, sourceFiles } from './project.js';

type Arrow = readonly [from: string, to: string];

/** Folders that may use one another in one direction only. */
const FOLDERS = {
  'the parts of services': /^services\/src\/(contexts|platform|cli|program)\//,
  "the platform's groups": /^services\/src\/platform\/([^/]+)\//,
  'the contexts': /^services\/src\/contexts\/([^/]+)\//,
  "identity's parts": /^services\/src\/contexts\/identity\/([^/]+)\//,
  'the layers of a context': /^(services\/src\/contexts\/(?!identity\/)[^/]+\/[^/]+)\//,
  'the contracts': /^contracts\/src\/([^/]+)\//,
  'the read models': /^projections\/src\/([^/]+)\//,
  "the agent's parts": /^device-agent\/src\/([^/]+)\//,
  "the console's parts": /^console\/src\/([^/]+)\//,
  "the web client's parts": /^webclient\/src\/([^/]+)\//,
  "the web client's features": /^webclient\/src\/features\/([^/]+)\//,
};

const IN_DECIDING = new RegExp(`^(services/src/contexts/[^/]+)/(?:${DECIDING})/`);
const IN_PREPARING = new RegExp(`/domain/([^/]+\\.${PREPARING}\\.)`);

/**
 * Things of one context decide on one another's state: together they are its domain. Files that
 * declare commands are in the same folders, and may use more.
 */
const asRoom = (path: string): string =>
  path.replace(IN_DECIDING, '$1/domain/').replace(IN_PREPARING, '/commands/$1');

const isProduct = (file: string) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\/testing\//.test(file);

/** The target of an import; a door leads into the sources of its own package. */
const targetOf = (file: string, path: string): string =>
  path.startsWith('#')
    ? `${file.slice(0, file.indexOf('/src/'))}/src/${path.slice(1)}${file.startsWith('services/') ? '/' : ''}`
    : normalize(join(file, '..', path));

/** Which file imports which, also where that is done later. */
function importsOf(file: string, content: string): readonly Arrow[] {
  return [...content.matchAll(/(?:from |import\()'([.#][^']+)'/g)].map(([, path = '']): Arrow => [
    file,
    targetOf(file, path.replace(/\.js$/, '')),
  ]);
}

function arrowsBetween(rooms: RegExp, imports: readonly Arrow[]): readonly Arrow[] {
  return imports.flatMap(([from, to]) => {
    const [a, b] = [rooms.exec(asRoom(from))?.[1], rooms.exec(asRoom(`${to}.`))?.[1]];
    return a !== undefined && b !== undefined && a !== b ? [[a, b] as const] : [];
  });
}

/**
 * Rooms that lead back to themselves: what is left once those that lead nowhere are taken away,
 * again and again.
 */
function inCycles(arrows: readonly Arrow[]): readonly string[] {
  const from = new Set(arrows.map(([room]) => room));
  const to = new Set(arrows.map(([, room]) => room));
  const left = arrows.filter(([a, b]) => to.has(a) && from.has(b));
  return left.length === arrows.length ? [...from].sort() : inCycles(left);
}

describe('No folder leads back to itself among', () => {
  const imports = sourceFiles()
    .filter(isProduct)
    .flatMap((file) => importsOf(file, readFileSync(join(projectRoot, file), 'utf8')));

  test.each(Object.entries(FOLDERS))('%s', (_, rooms) => {
    const arrows = arrowsBetween(rooms, imports);
    expect(arrows.length).toBeGreaterThan(3);
    expect(inCycles(arrows)).toEqual([]);
  });

  test('any, or it is found', () => {
    const breach = importsOf(
      'services/src/contexts/calls/call/a.command.ts',
      "import { b } from '../../visits/index.js';",
    );
    const arrows = arrowsBetween(FOLDERS['the contexts'], [...imports, ...breach]);
    expect(inCycles(arrows)).toEqual(expect.arrayContaining(['calls', 'visits']));
  });
});
/** Rooms of a context; each other folder is a thing with a name of its own. */
const ROOMS = ['api', 'views', 'reactions', 'adapters', 'messages', 'ports', 'domain'];
/** Folders named for a layer, which have become one of these rooms. */
const LAYERS = /\/(commands|queries|infra|live|live-views|mails|texts|presence)\//;

test('no context has a room for a layer besides those of all', () => {
  const inContexts = sourceFiles().filter((file) => file.startsWith('services/src/contexts/'));
  expect(inContexts.filter((file) => LAYERS.test(file))).toEqual([]);
  expect(ROOMS.filter((room) => !inContexts.some((file) => file.includes(`/${room}/`)))).toEqual(
    [],
  );
  expect('services/src/contexts/calls/infra/a.ts').toMatch(LAYERS);
});
