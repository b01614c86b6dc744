import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Database } from '@foyer/event-log/node-sqlite';

import { DataFolder, jsonLines } from '../testing/data-folder.js';
import { upload } from '../testing/uploads.js';

/** The index of a write-ahead log is memory that processes share, and not part of the data. */
const SHARED_MEMORY = '-shm';

let folder: DataFolder;
beforeEach(async () => {
  folder = await DataFolder.make();
  await upload(folder);
  await folder.checkpointAtStart();
});
afterEach(() => folder.remove());

/** Hash, size and time of each file of a folder. */
const filesOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => {
      const { size, mtimeMs } = statSync(file);
      return {
        file,
        size,
        mtimeMs,
        hash: createHash('sha256').update(readFileSync(file)).digest('hex'),
      };
    });
/** Checks a folder, and expects it to be whole. */
const eventsIn = async (path: string) => {
  const { code, out } = await folder.foyer('check', path, '--json');
  expect([code, out]).toEqual([0, expect.any(String)]);
  return (jsonLines(out)[0] as { events: number }).events;
};
/** The folder as it is left by a process that was killed. */
const crashed = (name: string) => {
  cpSync(folder.file('.'), folder.file(`../${name}`), { recursive: true });
  return folder.file(`../${name}`);
};

describe('foyer check of a data folder changes no byte', () => {
  let name: string;
  beforeEach(() => {
    name = `foyer-check-${process.pid}-${Date.now()}`;
  });
  afterEach(() => rmSync(folder.file(`../${name}`), { recursive: true, force: true }));

  test.each([
    ['with what a killed server left', ''],
    ['with a write-ahead log alone', '-shm'],
    ['without a write-ahead log', '-wal'],
  ])('%s', async (_, missing) => {
    const path = crashed(name);
    // The last to close a file puts its write-ahead log into it.
    if (missing === '-wal')
      for (const file of ['events.db', 'vault.db']) {
        const database = new Database(join(path, file));
        database.prepare('SELECT count(*) FROM sqlite_schema').row([]);
        database.close();
      }
    if (missing === '-shm')
      for (const file of ['events.db-shm', 'vault.db-shm']) rmSync(join(path, file));
    const before = filesOf(path);
    const hasWal = before.some(({ file, size }) => file.endsWith('events.db-wal') && size > 0);
    expect(hasWal).toBe(missing !== '-wal');
    // The newest events are in the write-ahead log.
    expect(await eventsIn(path)).toBe(await eventsIn(folder.file('.')));
    expect(filesOf(path)).toEqual(before);
  });

  test('while a server runs', async () => {
    const data = () =>
      filesOf(folder.file('.')).filter(({ file }) => !file.endsWith(SHARED_MEMORY));
    const before = data();
    expect(before.some(({ file, size }) => file.endsWith('events.db-wal') && size > 0)).toBe(true);
    expect(await eventsIn(folder.file('.'))).toBeGreaterThan(0);
    expect(data()).toEqual(before);
    await upload(folder);
    expect(await eventsIn(folder.file('.'))).toBeGreaterThan(0);
  });

  test('of a damaged log in a write-ahead log', async () => {
    folder.tamper('events.db', "UPDATE events SET data = '{}' WHERE position = 2");
    const path = crashed(name);
    const before = filesOf(path);
    const { code, out } = await folder.foyer('check', path);
    expect([code, out]).toEqual([1, expect.stringContaining('(CHAIN_BROKEN)')]);
    expect(filesOf(path)).toEqual(before);
  });
});
