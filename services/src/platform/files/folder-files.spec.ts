import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { FolderFiles } from './folder-files.js';

const place = { kind: 'avatar', id: '01990000-0000-7000-8000-0000000000f1' } as const;

describe('files in a folder', () => {
  let folder: string;
  let files: FolderFiles;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-files-'));
    files = new FolderFiles(join(folder, 'files'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('are there until they are removed, also for who opens the folder later', async () => {
    expect(await files.get(place)).toBeUndefined();
    await files.put(place, Buffer.from('one'));
    await files.put(place, Buffer.from('two'));
    const later = new FolderFiles(join(folder, 'files'));
    expect(Buffer.from((await later.get(place)) ?? []).toString()).toBe('two');
    await later.remove(place);
    await later.remove(place);
    expect(await files.get(place)).toBeUndefined();
  });

  test('are for nobody else on the machine to read, and leave nothing half written', async () => {
    await files.put(place, Buffer.from('one'));
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const [file] = entries.filter((entry) => entry.isFile());
    expect(entries.filter((entry) => entry.isFile())).toHaveLength(1);
    expect(statSync(join(file!.parentPath, file!.name)).mode & 0o077).toBe(0);
  });

  test.each([
    '../../../etc/passwd',
    '..',
    '',
    'x'.repeat(36),
    '01990000-0000-7000-8000-0000000000f1/..',
  ])('are not known by %j', async (id) => {
    await expect(files.put({ kind: 'avatar', id }, Buffer.from('x'))).rejects.toThrow();
    await expect(files.get({ kind: 'avatar', id })).rejects.toThrow();
    expect(existsSync(join(folder, 'files'))).toBe(false);
  });
});
