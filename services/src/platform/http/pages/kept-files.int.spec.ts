import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { keepFiles, keptFileOf } from './kept-files.js';

const DAY_MS = 86_400_000;

describe('the files of the last builds', () => {
  let root: string;
  const bundle = () => ({ path: '/web', folder: join(root, 'app') });
  const kept = () => join(root, 'kept');
  const names = async () => (await readdir(join(kept(), 'assets'))).toSorted();

  /** Builds the pages again, which wipes what was there, and starts a server on them. */
  const start = async (build: string, files: readonly string[], day = 0) => {
    await rm(bundle().folder, { recursive: true, force: true });
    await mkdir(join(bundle().folder, 'assets'), { recursive: true });
    for (const name of files) await writeFile(join(bundle().folder, 'assets', name), `of ${name}`);
    await keepFiles(bundle(), kept(), build, new Date(Date.UTC(2026, 0, 1) + day * DAY_MS));
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'foyer-kept-'));
  });
  afterEach(async () => rm(root, { recursive: true }));

  test('are still there after the next build, but for the maps of their sources', async () => {
    await start('one', ['chat-11111111.js', 'chat-11111111.js.map', 'react-00000000.js']);
    await start('two', ['chat-22222222.js', 'react-00000000.js']);
    expect(await names()).toEqual(['chat-11111111.js', 'chat-22222222.js', 'react-00000000.js']);
  });

  test('are ten builds at most', async () => {
    for (let build = 10; build < 25; build += 1)
      await start(`b${build}`, [`chat-${build}.js`], build);
    expect(await names()).toEqual(
      Array.from({ length: 10 }, (_, index) => `chat-${index + 15}.js`),
    );
  });

  test('are kept for 30 days after they were replaced, however long they were served before', async () => {
    await start('one', ['one.js'], 0);
    await start('two', ['two.js'], 100);
    await start('two', ['two.js'], 129);
    expect(await names()).toEqual(['one.js', 'two.js']);
    await start('two', ['two.js'], 131);
    expect(await names()).toEqual(['two.js']);
  });

  test('are kept again where a build comes back', async () => {
    await start('one', ['one.js'], 0);
    await start('two', ['two.js'], 1);
    await start('one', ['one.js'], 20);
    await start('three', ['three.js'], 45);
    expect(await names()).toEqual(['one.js', 'three.js', 'two.js']);
  });

  test('are whole again after a crash in copying, and after one in listing', async () => {
    await start('one', ['one.js']);
    await writeFile(join(kept(), 'assets', 'one.js'), 'o');
    await writeFile(join(kept(), 'builds', 'torn.json'), '{"files":');
    await start('one', ['one.js']);
    expect(await readFile(join(kept(), 'assets', 'one.js'), 'utf8')).toBe('of one.js');
  });

  test('are asked for by their names alone', () => {
    expect(keptFileOf('/assets/chat-11111111.js')).toBe(join('assets', 'chat-11111111.js'));
    for (const path of ['/assets/../builds/one.json', '/assets/a/b.js', '/builds/one.json', '/']) {
      expect(keptFileOf(path)).toBeUndefined();
    }
  });
});
