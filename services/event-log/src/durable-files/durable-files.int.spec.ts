import fs, { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { putFile, removeFile } from './put-file.js';

/** Linux tells by which path a file was opened. */
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('A file that was put or removed', () => {
  let folder: string;
  /** Each sync of a folder: its path, and the names that were in it. */
  let synced: [path: string, names: string[]][];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-durable-'));
    synced = [];
    const note = (fd: number): void => {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      if (fs.statSync(path).isDirectory()) synced.push([path, readdirSync(path)]);
    };
    const { fsyncSync } = fs;
    jest.spyOn(fs, 'fsyncSync').mockImplementation((fd) => {
      note(fd);
      fsyncSync(fd);
    });
    const handle = await open(folder, 'r');
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    const { sync } = Object.getOwnPropertyDescriptors(prototype);
    await handle.close();
    jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
      note(this.fd);
      await sync.value?.call(this);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  test('is named in a synced folder, as is each folder that was made for it', async () => {
    await putFile(join(folder, 'a', 'b', 'file'), 'content');
    expect(synced).toEqual([
      [folder, ['a']],
      [join(folder, 'a'), ['b']],
      [join(folder, 'a', 'b'), ['file']],
    ]);
  });

  test('is gone from a synced folder', async () => {
    const path = join(folder, 'file');
    await putFile(path, 'content');
    synced = [];
    await removeFile(path);
    expect(synced).toEqual([[folder, []]]);
  });

  test('is not told of as put where its folder cannot be synced', async () => {
    const path = join(folder, 'file');
    jest.spyOn(fs, 'fsyncSync').mockRestore();
    const handle = await open(folder, 'r');
    const prototype = Object.getPrototypeOf(handle) as FileHandle;
    await handle.close();
    jest.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
      if ((await this.stat()).isDirectory()) throw new Error('EIO');
    });
    await expect(putFile(path, 'content')).rejects.toThrow('EIO');
  });
});
