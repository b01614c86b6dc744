import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { compiled } from './index.js';

describe('the compiled programs next to a module', () => {
  let root: string;
  const at = (path: string): string => pathToFileURL(join(root, path)).href;
  const programNextTo = (url: string): string => new URL('./draw.js', compiled(url)).href;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-compiled-'));
    await mkdir(join(root, 'services/dist/bundle'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  test('are where it runs, if it is compiled itself', () => {
    const module = at('services/dist/bundle/program.js');
    expect(programNextTo(module)).toBe(at('services/dist/bundle/draw.js'));
  });

  test('are in the output of the compiler for a source, while none is bundled', () => {
    const source = at('services/src/contexts/documents/drawer.ts');
    expect(programNextTo(source)).toBe(at('services/dist/contexts/documents/draw.js'));
  });

  test('are the bundled ones for a source, once there are any', async () => {
    await writeFile(join(root, 'services/dist/bundle/apart-process.js'), '');
    const source = at('services/src/contexts/documents/drawer.ts');
    expect(programNextTo(source)).toBe(at('services/dist/bundle/draw.js'));
  });
});
