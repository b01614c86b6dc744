import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { currentBundle } from './current-bundle.js';

let root: string;
let dist: URL;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'foyer-bundle-'));
  dist = pathToFileURL(`${join(root, 'services/dist')}/`);
});
afterEach(() => rm(root, { recursive: true }));

async function written(path: string, second: number): Promise<void> {
  const file = join(root, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '');
  await utimes(file, second, second);
}

describe('the bundled server', () => {
  test('is none before it was made', async () => {
    await written('services/tsconfig.tsbuildinfo', 100);
    expect(currentBundle(dist, 'program.js')).toBeUndefined();
  });

  test('is taken where it was made after everything was compiled', async () => {
    await written('services/tsconfig.tsbuildinfo', 100);
    await written('projections/tsconfig.tsbuildinfo', 90);
    await written('services/dist/bundle/program.js', 101);
    expect(currentBundle(dist, 'program.js')).toEqual(new URL('bundle/program.js', dist));
  });

  test('has the tools of operators next to it', async () => {
    await written('services/dist/bundle/cli.js', 101);
    expect(currentBundle(dist, 'cli.js')).toEqual(new URL('bundle/cli.js', dist));
    expect(currentBundle(dist, 'program.js')).toBeUndefined();
  });

  test('is taken where the notes of the compiler were not taken along', async () => {
    await written('services/dist/bundle/program.js', 101);
    expect(currentBundle(dist, 'program.js')).toBeDefined();
  });

  test.each(['services', 'services/event-log', 'contracts', 'projections'])(
    'is left where %s was compiled since',
    async (workspace) => {
      await written('services/dist/bundle/program.js', 101);
      await written(`${workspace}/tsconfig.tsbuildinfo`, 102);
      expect(currentBundle(dist, 'program.js')).toBeUndefined();
    },
  );
});
