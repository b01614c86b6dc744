import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { makeFolder } from './make-folder.js';

describe('a folder of the agent', () => {
  let home: string;
  const synced: string[] = [];
  const sync = async (parent: string) => void synced.push(parent);

  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'foyer-folder-'));
    synced.length = 0;
  });
  afterEach(() => rm(home, { recursive: true }));

  it('is made for its owner alone, and each new name on the way to it is synced', async () => {
    await makeFolder(join(home, 'a', 'b'), sync);
    expect((await stat(join(home, 'a', 'b'))).mode & 0o777).toBe(0o700);
    expect(synced).toEqual([join(home, 'a'), home]);
  });

  it('leaves a folder as it is if it exists already', async () => {
    await makeFolder(join(home, 'a'), sync);
    synced.length = 0;
    await makeFolder(join(home, 'a'), sync);
    expect(synced).toEqual([]);
  });
});
