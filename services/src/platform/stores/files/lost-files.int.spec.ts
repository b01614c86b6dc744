import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MemoryReadStore } from '@foyer/projections';
import { v7 } from 'uuid';

import type { FilePlace } from './files.js';
import { FolderFiles } from './folder-files.js';
import { checkFiles, type KnownFile } from './lost-files.js';

let folder: string;
let files: FolderFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-lost-'));
  files = new FolderFiles(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const place = (): FilePlace => ({ kind: 'recording', id: v7() });
const known = (...all: readonly KnownFile[]) =>
  async function* () {
    yield* all;
  };
const store = new MemoryReadStore();

test('tells files that are missing, and those of another size, from those that are there', async () => {
  const [whole, cut, gone, empty] = [place(), place(), place(), place()];
  await files.put(whole, Buffer.from('whole'));
  await files.put(cut, Buffer.from('cu'));
  await files.put(empty, Buffer.from(''));
  const of = [
    { place: whole, size: 5 },
    { place: cut, size: 3 },
    { place: gone, size: null },
    { place: empty, size: null },
  ];
  expect(await checkFiles(files, store, [known(...of)])).toEqual({
    checked: 4,
    lost: [
      { place: cut, size: 3, found: 'of another size' },
      { place: gone, size: null, found: 'missing' },
    ],
  });
});

test('looks for so many of each kind, and ends with the program', async () => {
  const of = Array.from({ length: 5 }, () => ({ place: place(), size: null }));
  const kinds = [known(...of), known(of[0]!)];
  expect(await checkFiles(files, store, kinds, { most: 2 })).toMatchObject({ checked: 3 });
  const signal = AbortSignal.abort(new Error('ends'));
  await expect(checkFiles(files, store, kinds, { signal })).rejects.toThrow('ends');
});
