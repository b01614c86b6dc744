import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const REPORT = fileURLToPath(new URL('../build/report-size.js', import.meta.url));

test('a visitor’s page weighs no more than it may, and a desk is loaded in few files', () => {
  const { stdout, stderr } = spawnSync(process.execPath, [REPORT], { encoding: 'utf8' });
  expect({ stderr, heaviest: stdout.split('\n').slice(0, 8) }).toMatchObject({ stderr: '' });
});
