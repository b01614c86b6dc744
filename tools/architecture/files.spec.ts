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
});
