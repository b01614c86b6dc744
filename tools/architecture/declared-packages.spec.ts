import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { filesBeside, projectRoot, sourceFiles, WORKSPACES } from './project.js';

interface Declared {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
interface Source {
  readonly file: string;
  readonly text: string;
}

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const declaredBy = (folder: string): Declared =>
  JSON.parse(read(join(folder, 'package.json'))) as Declared;

/** Tests, and what builds or tries the product. */
const IS_TEST =
  /\.spec\.tsx?$|\.config\.m?js$|\/(?:testing|journeys|gallery|build)\/|^load-tests\/k6\//;
/** Packages that are used by their names in settings, by a script, the compiler or MUI. */
const IS_TOOL =
  /^(?:@types\/|@foyer\/|@emotion\/|@swc\/core$|typescript|jest|oxfmt$|oxlint|plop$|rolldown$|vite$)/;
/** Beginnings of what is in a workspace, in Node, or in the program that runs a script. */
const IS_NO_PACKAGE = /^(?:node:|virtual:|@foyer\/|[.#/]|k6(?:\/|$))/;
/** The statements that load a package at the start of a line, or anywhere by a call. */
const IMPORT =
  /^(?:import|export)(?<type> type)?\b[^;'"`]*?from '(?<from>[^']+)'|^import '(?<bare>[^']+)'|\bimport\('(?<late>[^']+)'\)/gm;

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that a file loads, and those whose types alone it names. */
function packagesIn(text: string): { name: string; isType: boolean }[] {
  return [...text.matchAll(IMPORT)].flatMap(({ groups = {} }) => {
    const specifier = groups.from ?? groups.bare ?? groups.late ?? '';
    if (IS_NO_PACKAGE.test(specifier)) return [];
    return [{ name: nameOf(specifier), isType: groups.type !== undefined }];
  });
}

/** Imports of packages that neither the workspace of the file nor, for its tests, the root names. */
function undeclared(
  { file, text }: Source,
  declared: Declared,
  tools: Declared,
): readonly string[] {
  const { dependencies, optionalDependencies, devDependencies } = declared;
  const shipped = Object.keys({ ...dependencies, ...optionalDependencies });
  const all = [...shipped, ...Object.keys(devDependencies ?? {})];
  const forTests = [...all, ...Object.keys(tools.devDependencies ?? {})];
  return packagesIn(text)
    .filter(({ name, isType }) => {
      const allowed = IS_TEST.test(file) ? forTests : isType ? all : shipped;
      return !allowed.includes(name);
    })
    .map(({ name }) => `${file}: ${name}`);
}

/** Its text is a page that is bundled as the console is. */
const HOLDS_A_PAGE = 'load-tests/src/bench/web/build-page.ts';
const SETTINGS = ['console/vite.config.js', 'webclient/vite.config.js'];
const files: readonly Source[] = [...sourceFiles(), ...filesBeside(), ...SETTINGS]
  .filter((file) => /\.(?:tsx?|m?js)$/.test(file) && file !== HOLDS_A_PAGE)
  .map((file) => ({ file, text: read(file) }));
const tools = declaredBy('.');
/** The deepest workspace around a file: the event log is below the services. */
const workspaceOf = (file: string): string =>
  WORKSPACES.filter((one) => file.startsWith(`${one}/`)).toSorted(
    (a, b) => b.length - a.length,
  )[0] ?? '.';

describe('A workspace', () => {
  test('imports only packages that its own package.json names', () => {
    const found = files
      .filter(({ file }) => workspaceOf(file) !== '.')
      .flatMap((source) => undeclared(source, declaredBy(workspaceOf(source.file)), tools));
    expect(found).toEqual([]);
  });

  test('names no package that nothing in it mentions', () => {
    const mentionedIn = (folder: string, name: string): boolean =>
      files.some(
        ({ file, text }) =>
          (folder === '.' || workspaceOf(file) === folder) &&
          !file.endsWith('declared-packages.spec.ts') &&
          (text.includes(`'${name}'`) || text.includes(`'${name}/`) || text.includes(`/${name}/`)),
      );
    const unused = ['.', ...WORKSPACES].flatMap((folder) => {
      const { dependencies, devDependencies } = declaredBy(folder);
      return Object.keys({ ...dependencies, ...devDependencies })
        .filter((name) => !IS_TOOL.test(name) && !mentionedIn(folder, name))
        .map((name) => `${folder}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});

describe('the rules find', () => {
  const file = 'device-agent/src/planted.ts';
  const declared = { dependencies: { ws: '1' }, devDependencies: { 'socket.io': '1' } };

  test.each([
    ["import { Kafka } from 'kafkajs';", 'kafkajs'],
    ["import 'get-port';", 'get-port'],
    ["const late = await import('@scope/name/part');", '@scope/name'],
    ["import { Server } from 'socket.io';", 'socket.io'],
  ])('%s in a product', (text, name) => {
    expect(undeclared({ file, text }, declared, tools)).toEqual([`${file}: ${name}`]);
  });

  test('no fault in what is declared, in types of it, and in tools of tests', () => {
    const text = "import ws from 'ws';\nimport type { Server } from 'socket.io';";
    expect(undeclared({ file, text }, declared, tools)).toEqual([]);
    const spec = { file: 'device-agent/src/a.spec.ts', text: "import port from 'get-port';" };
    expect(undeclared(spec, declared, tools)).toEqual([]);
  });
});
