import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

import { deskFiles } from '../build/size.js';

const REPORT = fileURLToPath(new URL('../build/report-size.js', import.meta.url));

test('a visitor’s page before the call weighs no more than it may', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [REPORT], { encoding: 'utf8' });
  expect({ stderr, heaviest: stdout.split('\n').slice(0, 8) }).toMatchObject({ stderr: '' });
});

/** More files than this are loaded in many turns, for a browser asks for six at a time. */
const MOST_FILES = 60;

test('an agent’s desk with a call is loaded in few files', () => {
  const files = deskFiles(fileURLToPath(new URL('../dist/app', import.meta.url)));
  expect(files).toContainEqual(expect.stringMatching(/CallAtDesk-.*\.js$/));
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
});
