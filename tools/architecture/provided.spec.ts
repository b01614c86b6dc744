import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

type Sources = ReadonlyMap<string, string>;

/** The files that give declarations to the application. */
const HANDS_ON =
  /\/(?:commands|queries|reactions|reactions\/index|slices|live-views|[\w-]+\.(?:module|providers))\.ts$/;
const DECLARED = /^export const (\w+) = define(?:Command|Query|Reaction|Push|Absence|Job)\b/gm;
const WHOLE = /(?:export \*|import \* as \w+) from '(\.[^']+)\.js'/g;

/** Commands, queries and reactions that no module provides: the application would know no handler. */
function withoutProvider(sources: Sources): readonly string[] {
  const handing = [...sources].filter(([path]) => HANDS_ON.test(path));
  const whole = new Set(
    handing.flatMap(([path, text]) =>
      [...text.matchAll(WHOLE)].map(([, to = '']) => `${join(dirname(path), to)}.ts`),
    ),
  );
  const names = new Set(handing.flatMap(([, text]) => text.match(/\b[A-Z]\w+\b/g) ?? []));
  return [...sources].flatMap(([path, text]) =>
    [...text.matchAll(DECLARED)].flatMap(([, name = '']) =>
      whole.has(path) || names.has(name) ? [] : [`${path}: ${name}`],
    ),
  );
}

test('each command, query and reaction is handed to the application', () => {
  const sources = new Map(
    sourceFiles()
      .filter(
        (path) =>
          path.startsWith('services/src/contexts/') && !/\.spec\.ts$|\/testing\//.test(path),
      )
      .map((path) => [path, readFileSync(join(projectRoot, path), 'utf8')]),
  );
  expect(withoutProvider(sources)).toEqual([]);
});

describe('a command is found that', () => {
  const declared = ['calls/end.command.ts', 'export const End = defineCommand({'] as const;

  test('no list names', () => {
    const list = ['calls/commands.ts', "export * from './begin.command.js';"] as const;
    expect(withoutProvider(new Map([declared, list]))).toEqual(['calls/end.command.ts: End']);
  });

  test('only another command names', () => {
    const user = ['calls/begin.command.ts', "import { End } from './end.command.js';"] as const;
    expect(withoutProvider(new Map([declared, user]))).toEqual(['calls/end.command.ts: End']);
  });
});

test.each([
  ['calls/commands.ts', "export * from './end.command.js';"],
  ['calls/commands.ts', "export { End } from './end.command.js';"],
  ['calls/calls.module.ts', "import * as commands from './end.command.js';"],
])('a command is handed on by %s with %s', (path, text) => {
  const declared = ['calls/end.command.ts', 'export const End = defineCommand({'] as const;
  expect(withoutProvider(new Map([declared, [path, text]]))).toEqual([]);
});
