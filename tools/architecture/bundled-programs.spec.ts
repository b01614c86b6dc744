import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

import { projectRoot, sourceFiles } from './project.js';

/**
 * A program for a separate process is started by its file, which no import shows to the bundler.
 */
const STARTED = /new URL\('\.\/([\w-]+)\.js', compiled\(import\.meta\.url\)\)/g;

test('every program that is started by its file is a file of the bundle', () => {
  const config = readFileSync(join(projectRoot, 'services/rolldown.config.mjs'), 'utf8');
  const started = sourceFiles()
    .filter((file) => file.startsWith('services/src/'))
    .flatMap((file) => [...readFileSync(join(projectRoot, file), 'utf8').matchAll(STARTED)])
    .map(([, name = '']) => name);
  expect(started.length).toBeGreaterThan(4);
  expect(started.filter((name) => !config.includes(`/${name}.js'`))).toEqual([]);
});
