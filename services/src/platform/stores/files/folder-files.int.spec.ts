import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, type Dirent } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';

import { FilesFault } from './files-fault.js';
import { FolderFiles } from './folder-files.js';
import { describeFilesContract } from './testing/files-contract.js';

const made = (): string => mkdtempSync(join(tmpdir(), 'foyer-files-'));
const filesIn = (folder: string): readonly Dirent[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    : [];

describeFilesContract('a folder', () => {
  const folder = made();
  const open = () => new FolderFiles(join(folder, 'files'));
  return Promise.resolve({
    files: open(),
    reopen: () => Promise.resolve(open()),
    kept: () => Promise.resolve(filesIn(folder).length),
    dispose: () => rm(folder, { recursive: true }),
  });
});

test('files in a folder are unreadable for other users of the machine', async () => {
  const folder = made();
  const id = '01990000-0000-7000-8000-0000000000f1';
  await new FolderFiles(join(folder, 'files')).put({ kind: 'avatar', id }, Buffer.from('one'));
  const [file] = filesIn(folder);
  expect(statSync(join(file!.parentPath, file!.name)).mode & 0o077).toBe(0);
  expect(statSync(file!.parentPath).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

test.each([
  ['ENOSPC', true],
  ['EIO', true],
  ['ECONNRESET', false],
])('%s of a file that is put is a fault of the store: %s', async (code, isFault) => {
  const folder = made();
  const files = new FolderFiles(join(folder, 'files'));
  const id = '01990000-0000-7000-8000-0000000000f1';
  const failing = Readable.from(
    (async function* () {
      yield Buffer.from('one');
      throw Object.assign(new Error(code), { code });
    })(),
  );
  const failure: unknown = await files
    .putStream({ kind: 'avatar', id }, failing)
    .catch((error: unknown) => error);
  expect(failure instanceof FilesFault).toBe(isFault);
  expect(filesIn(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
