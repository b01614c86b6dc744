import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

type Sources = ReadonlyMap<string, string>;

const CONTEXTS = 'services/src/contexts/';
const isTest = (file: string) => /\.spec\.ts$|\/testing\//.test(file);
const isPort = (file: string) => /\/ports\/[^/]+\.ts$/.test(file) && !isTest(file);

/** Names that a file offers and another file can serve. */
const offered = (content: string): readonly string[] =>
  [...content.matchAll(/^export (?:abstract )?(?:class|interface|type|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

/**
 * Serves a name: a class of it, a function that returns it, a call that makes one, or a registration
 * of one.
 */
function serves(content: string, name: string): boolean {
  const direct = new RegExp(
    `class \\w+ (?:extends|implements) [^{]*\\b${name}\\b|\\): ${name} \\{|\\b${name}\\(\\{`,
  );
  const [, held] = new RegExp(`(\\w+): ${name},`).exec(content) ?? [];
  return direct.test(content) || (held !== undefined && content.includes(`${held}.register(`));
}

/** Classes next to their port that stand for the absence of what it asks for. */
const classesOfItsOwn = (content: string, name: string): number =>
  [...content.matchAll(new RegExp(`^export class \\w+ (?:extends|implements) ${name}\\b`, 'gm'))]
    .length;

function adaptersOf(port: string, name: string, sources: Sources): number {
  const served = [...sources].filter(
    ([file, content]) => file !== port && !isTest(file) && serves(content, name),
  );
  return served.length + classesOfItsOwn(sources.get(port) ?? '', name);
}

const hasSuite = (port: string, sources: Sources): boolean =>
  [...sources].some(
    ([file, content]) =>
      /\/testing\/[^/]*contract\.ts$/.test(file) &&
      content.includes(`/ports/${basename(port, '.ts')}.js'`),
  );

/** Ports that one class serves, with no contract suite over it. */
const unearned = (sources: Sources): readonly string[] =>
  [...sources]
    .filter(([file]) => isPort(file) && !hasSuite(file, sources))
    .filter(([file, content]) =>
      offered(content).every((name) => adaptersOf(file, name, sources) < 2),
    )
    .map(([file]) => file);

/** Abstract classes that one class of the product extends, by the reason for which they stay. */
const NEEDED: Readonly<Record<string, string>> = {
  Authenticator: 'a context serves it, and the platform may not import one',
  Clock: 'tests set the time',
  ContextCommand: 'a base for all commands, not a port',
  Freshness: 'tests have no read models',
  Jobs: 'declarations register with it, without the runner and its stores',
  Log: 'tests read what was logged',
  NewId: 'tests count ids',
};

/** Abstract classes outside of the ports with one class that extends them. */
const loneBases = (sources: Sources): readonly string[] =>
  [...sources]
    .filter(([file]) => !isPort(file) && !isTest(file))
    .flatMap(([file, content]) =>
      [...content.matchAll(/^export abstract class (\w+)/gm)]
        .filter(([, name = '']) => !Object.hasOwn(NEEDED, name))
        .filter(([, name = '']) => adaptersOf(file, name, sources) < 2)
        .map(([, name = '']) => `${file}: ${name}`),
    );

/** Files that put the parts of a context together. */
const ASSEMBLY = /\.(?:module|providers)\.ts$|\/open-[^/]+\.ts$/;

/** Adapters of ports by the files that use them without being such a place. */
function usedDirectly(sources: Sources): readonly string[] {
  const names = [...sources].filter(([file]) => isPort(file)).flatMap(([, one]) => offered(one));
  const adapters = [...sources].filter(
    ([file, content]) =>
      file.includes('/adapters/') && !isTest(file) && names.some((name) => serves(content, name)),
  );
  return adapters.flatMap(([adapter]) =>
    [...sources]
      .filter(([file]) => !isTest(file) && !file.includes('/adapters/') && !ASSEMBLY.test(file))
      .filter(([, content]) => content.includes(`adapters/${basename(adapter, '.ts')}.js'`))
      .map(([file]) => `${file} uses ${basename(adapter)}`),
  );
}

describe('a port', () => {
  const sources: Sources = new Map(
    sourceFiles()
      .filter((file) => file.startsWith('services/src/') && file.endsWith('.ts'))
      .map((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]),
  );

  test('has two adapters or a contract suite', () => {
    expect([...sources.keys()].filter(isPort).length).toBeGreaterThan(3);
    expect(unearned(sources)).toEqual([]);
  });

  test('is an abstract class with two classes wherever it lies', () => {
    expect(loneBases(sources)).toEqual([]);
  });

  test('stands between its adapters and the rest of the context', () => {
    expect(usedDirectly(sources)).toEqual([]);
  });
});

describe('the rules find', () => {
  const port = `${CONTEXTS}calls/ports/names.ts`;
  const adapter = `${CONTEXTS}calls/adapters/read-names.ts`;
  const planted: Sources = new Map([
    [port, 'export abstract class Names {}\n'],
    [adapter, 'export class ReadNames extends Names {}\n'],
    [`${CONTEXTS}calls/views/a.spec.ts`, 'class Given extends Names {}\n'],
    [`${CONTEXTS}calls/call/base.ts`, 'export abstract class Base {}\n'],
    [`${CONTEXTS}calls/views/a.ts`, "import { ReadNames } from '../adapters/read-names.js';\n"],
  ]);

  test('a port with one adapter, and a fake that only a spec has', () => {
    expect(unearned(planted)).toEqual([port]);
    const twice = new Map([...planted, [`${adapter}s.ts`, 'class Other extends Names {}\n']]);
    expect(unearned(twice)).toEqual([]);
    const suite = "import { Names } from '../ports/names.js';\n";
    const tried = new Map([...planted, [`${CONTEXTS}calls/testing/names-contract.ts`, suite]]);
    expect(unearned(tried)).toEqual([]);
  });

  test('an abstract class that one class extends', () => {
    expect(loneBases(planted)).toEqual([`${CONTEXTS}calls/call/base.ts: Base`]);
  });

  test('an adapter that is used around its port', () => {
    expect(usedDirectly(planted)).toEqual([`${CONTEXTS}calls/views/a.ts uses read-names.ts`]);
  });
});
