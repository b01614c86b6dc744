import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './root.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('the launcher takes the place of the shell of npm, so that signals reach it', () => {
  const ofLauncher = ['start', 'test', 'test:services', 'services:up', 'services:down'];
  for (const name of ofLauncher) expect(scripts[name]).toMatch(/^exec node tools\/launcher\//);
});

test('the command prompt of Windows finds a program under the name of exec', () => {
  expect(read('exec.cmd').split('\n')).toContain('@%*');
});
