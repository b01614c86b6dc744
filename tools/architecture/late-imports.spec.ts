import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/**
 * Programs that end with what they do, and files that choose a store, each before anything is
 * asked.
 */
const AT_A_START = [
  /^services\/src\/(?:main\.ts|foyer\.ts|cli\/)/,
  /^services\/src\/platform\/operations\/start\//,
  /\/(?:open|start)-[\w-]+\.ts$/,
  /^services\/src\/contexts\/identity\/sign-in\/attempt-budget\.providers\.ts$/,
];
const LATE_IMPORT = /(?<!\btypeof )\bimport\((?=['"`\w])/g;
const LATE_PART = /latePart\(\s*\(\) => import\(/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
/** Code without comments, type queries and methods that are called so. */
const codeOf = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/\bimport\('[^']+'\)\.\w+/g, '');

test('no request waits for a file of the program, which may be out of reach just then', () => {
  const late = sourceFiles()
    .filter((file) => /^(?:services|projections)\/.*\.ts$/.test(file))
    .filter((file) => !/\.spec\.ts$|\/testing\//.test(file))
    .filter((file) => !AT_A_START.some((pattern) => pattern.test(file)))
    .filter((file) => {
      const code = codeOf(readFileSync(join(projectRoot, file), 'utf8'));
      return count(code, LATE_IMPORT) > count(code, LATE_PART);
    });
  expect(late).toEqual([]);
});
