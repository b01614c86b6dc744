import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/** What runs in a process of its own is started by its file, which no import leads the bundler to. */
const STARTED = /new URL\('\.\/([\w-]+)\.js', compiled\(import\.meta\.url\)\)/g;

test('whatever is started by its file is a file of the bundle', () => {
  const config = readFileSync(join(projectRoot, 'services/rolldown.config.mjs'), 'utf8');
  const started = sourceFiles()
    .filter((file) => file.startsWith('services/src/'))
    .flatMap((file) => [...readFileSync(join(projectRoot, file), 'utf8').matchAll(STARTED)])
    .map(([, name = '']) => name);
  expect(started.length).toBeGreaterThan(4);
  expect(started.filter((name) => !config.includes(`/${name}.js'`))).toEqual([]);
});
