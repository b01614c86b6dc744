import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { DataFolder } from './testing/data-folder.js';

const PORTAL = '019a0000-0000-7000-8000-00000000000c';
const STREAM = `portal-${PORTAL}`;

/** Each command that only looks, by what it is given: the copy of a log goes to another folder. */
const LOOKS: readonly (readonly string[])[] = [
  ['audit', 'streams'],
  ['audit', 'show', STREAM],
  ['audit', 'correlation', PORTAL],
  ['audit', 'verify'],
  ['audit', 'export'],
  ['audit', 'key'],
  ['audit', 'at', '2027-01-01T00:00:00Z', 'portals', PORTAL],
  ['routing', 'replay', PORTAL],
  ['check'],
];

/** Hash and time of each file of a folder, by name. */
const filesOf = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => {
      const content = createHash('sha256').update(readFileSync(file)).digest('hex');
      return `${file} ${statSync(file).mtimeMs} ${content}`;
    });

describe('a data folder that a killed server left', () => {
  let folder: DataFolder;
  let left: string;

  beforeEach(async () => {
    folder = await DataFolder.make();
    await folder.happen({
      stream: STREAM,
      type: 'PortalActivated',
      data: { portalId: PORTAL },
      actor: { type: 'system', id: 'test' },
      correlationId: PORTAL,
    });
    await folder.checkpointAtStart();
    // The key of exports is made by the first.
    expect(await folder.foyer('audit', 'key')).toMatchObject({ code: 0 });
    left = folder.file('../left-by-a-killed-server');
    rmSync(left, { recursive: true, force: true });
    cpSync(folder.file('.'), left, { recursive: true });
    // The memory that processes share is gone with them.
    for (const file of ['events.db-shm', 'vault.db-shm']) rmSync(join(left, file), { force: true });
  });
  afterEach(async () => {
    rmSync(left, { recursive: true, force: true });
    await folder.remove();
  });

  test.each(LOOKS.map((argv) => [argv.slice(0, 2).join(' '), argv] as const))(
    'stays as it is, byte by byte, when it is looked at by %s',
    async (_name, argv) => {
      const before = filesOf(left);
      expect(before.some((file) => file.includes('events.db-wal'))).toBe(true);
      const { about } = await folder.foyerWith({ FOYER_DATA: left }, ...argv);
      expect(about).not.toMatch(/meanwhile/);
      expect(filesOf(left)).toEqual(before);
    },
  );

  test('stays as it is when its log is copied elsewhere', async () => {
    const before = filesOf(left);
    const [from, to] = [join(left, 'events.db'), folder.file('copied/events.db')];
    const { code, out } = await folder.foyer(
      ...['log', 'copy', '--from', `sqlite:${from}`, '--to', `sqlite:${to}`],
    );
    expect([code, out]).toEqual([0, expect.stringContaining('Copied and verified')]);
    expect(filesOf(left)).toEqual(before);
  });
});
