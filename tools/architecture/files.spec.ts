import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { projectRoot, sourceFiles } from './project.js';

/** Beyond this a file holds more than one idea. */
const MOST_LINES = 250;

/** Folders that say where code was put instead of what it is. */
const NAMELESS = /(^|\/)(utils?|helpers?|common|misc|shared|lib)\//;

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file);

function longFiles(files: readonly { file: string; content: string }[]): string[] {
  return files
    .map(({ file, content }) => ({ file, lines: content.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ file, lines }) => `${file}: ${lines} lines`);
}

const nameless = (files: readonly string[]): string[] =>
  files.filter((file) => NAMELESS.test(file));

/** The path of a module up to the first dot of its name: `Rail.module.css` is a part of `Rail`. */
const moduleOf = (file: string): string => file.replace(/(\/[^/.]+)\.[^/]*$/, '$1');

/** Modules that a disk which ignores case, as that of a Mac, would take for one another. */
function differInCaseAlone(files: readonly string[]): string[][] {
  const modules = new Set(files.filter((file) => !/\.spec\.tsx?$/.test(file)).map(moduleOf));
  const byLowerCase = new Map<string, string[]>();
  for (const name of modules) {
    const key = name.toLowerCase();
    byLowerCase.set(key, [...(byLowerCase.get(key) ?? []), name]);
  }
  return [...byLowerCase.values()].filter((names) => names.length > 1);
}

describe('a source file', () => {
  test(`has at most ${MOST_LINES} lines`, () => {
    const sources = sourceFiles()
      .filter(isSource)
      .map((file) => ({ file, content: readFileSync(join(projectRoot, file), 'utf8') }));
    expect(longFiles(sources)).toEqual([]);
  });

  test('lies in a folder that says what it is', () => {
    expect(nameless(sourceFiles())).toEqual([]);
  });

  test('has a name that differs from its neighbours in more than case', () => {
    expect(differInCaseAlone(sourceFiles())).toEqual([]);
  });
});

describe('the rules find', () => {
  test('a file that is too long', () => {
    const content = 'line\n'.repeat(MOST_LINES + 1);
    expect(longFiles([{ file: 'a.ts', content }])).toEqual(['a.ts: 251 lines']);
  });

  test('a folder without a name', () => {
    expect(nameless(['services/src/utils/a.ts', 'services/src/contexts/calls/a.ts'])).toEqual([
      'services/src/utils/a.ts',
    ]);
  });

  test('two files whose names differ in case alone, and not the styles or the spec of one', () => {
    const styled = ['a/Rail.tsx', 'a/Rail.module.css', 'a/rail.spec.tsx', 'b/rail.ts'];
    expect(differInCaseAlone(styled)).toEqual([]);
    expect(differInCaseAlone([...styled, 'a/rail.ts'])).toEqual([['a/Rail', 'a/rail']]);
  });
});
