import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { appendFile, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { Database } from '@foyer/event-log/node-sqlite';
import { openSqliteEventLogForReading } from '@foyer/event-log/sqlite';
import { collect } from '@foyer/event-log/testing';
import { makeBackup, readManifest, type Manifest } from '#platform/operations/backup';

import { dataPlacesOf } from '../../program/backups/data-places-of.js';
import { DataFolder, jsonLines } from '../testing/data-folder.js';
import { upload, uploadsDuring } from '../testing/uploads.js';

/** Clears the screen of a terminal. */
const HOSTILE = '\u001b[2J';

let folder: DataFolder;
const to = (name = 'backup'): string => folder.file(name);
const backUp = (...options: string[]) => folder.foyer('backup', to(), ...options);
const check = (path = to(), ...options: string[]) => folder.foyer('check', path, ...options);
const restore = (...options: string[]) =>
  folder.foyer('restore', to(), '--to', to('restored'), ...options);
const eventsIn = async (path: string) => {
  const log = openSqliteEventLogForReading({ path });
  try {
    return await collect(log.readAll());
  } finally {
    await log.close();
  }
};
const filesBelow = async (path: string): Promise<string[]> =>
  (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const anyFile = async () => (await filesBelow(to('backup/files')))[0] ?? '';
const changeManifest = (change: (manifest: Manifest) => object): void => {
  const path = to('backup/manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  writeFileSync(path, JSON.stringify(change(manifest)));
};

/** Puts another content in the place of a part, and lets the manifest vouch for it. */
const exchange = (part: 'log' | 'files', content: Buffer): void => {
  const sha256 = createHash('sha256').update(content).digest('hex');
  changeManifest((manifest) => {
    writeFileSync(to(`backup/${manifest[part]?.file}`), content);
    return { ...manifest, [part]: { ...manifest[part], bytes: content.length, sha256 } };
  });
};
/** Puts what a link or a special file is in place of a file, which lies elsewhere then. */
const replace = async (path: string, by: (elsewhere: string) => unknown): Promise<void> => {
  renameSync(path, to('elsewhere'));
  await by(to('elsewhere'));
};

beforeEach(async () => {
  folder = await DataFolder.make();
  await upload(folder);
  await folder.checkpointAtStart();
});
afterEach(() => folder.remove());

test('a backup of a running server is whole, and comes back as it was', async () => {
  const checkpointer = HashChainCheckpointer.start(folder.log);
  const working = backUp();
  const uploads = await uploadsDuring(folder, working);
  await checkpointer.stop();
  expect(await working).toMatchObject({ code: 0, about: '' });
  expect(uploads).toBeGreaterThan(1);
  const { log } = await readManifest(to());
  expect(await check()).toMatchObject({
    code: 0,
    out: expect.stringMatching(new RegExp(`^Whole: ${log?.events} events, \\d+ files`)),
  });

  const { code, out } = await restore();
  expect([code, out]).toEqual([0, expect.stringContaining(`--head ${log?.head}\n`)]);
  const [restored, original] = [to('restored/events.db'), folder.file('events.db')];
  expect(await eventsIn(restored)).toEqual((await eventsIn(original)).slice(0, log?.events));
  expect(await check(to('restored'))).toMatchObject({ code: 0 });
  expect(statSync(to('restored/vault.db')).mode & 0o777).toBe(0o600);
});

describe('a backup with', () => {
  beforeEach(async () => {
    expect(await backUp()).toMatchObject({ code: 0 });
  });

  const damages: readonly [string, string, () => void | Promise<void>][] = [
    ['a torn file', 'PART_CHANGED', async () => writeFileSync(await anyFile(), 'torn')],
    ['a missing file', 'PART_MISSING', async () => rm(await anyFile())],
    ['a longer log', 'PART_CHANGED', () => appendFile(to('backup/events.db'), 'x')],
    ['a changed vault', 'PART_CHANGED', () => appendFile(to('backup/vault/vault.db'), 'x')],
    ['a shorter list', 'PART_CHANGED', () => writeFileSync(to('backup/files.sha256'), '')],
    ['a missing vault', 'PART_MISSING', () => rm(to('backup/vault'), { recursive: true })],
    [
      'a list that leads elsewhere',
      'PART_CHANGED',
      () => writeFileSync(to('backup/files.sha256'), `${'0'.repeat(64)}  files/../../out\n`),
    ],
  ];
  const foreign: typeof damages = [
    ...['wal', 'shm', 'journal'].map((ending): (typeof damages)[number] => [
      `a journal (${ending}) of its log`,
      'PART_FOREIGN',
      () => writeFileSync(to(`backup/events.db-${ending}`), 'not of this backup'),
    ]),
    [
      'a journal of its vault',
      'PART_FOREIGN',
      () => writeFileSync(to('backup/vault/vault.db-wal'), 'not of this backup'),
    ],
    [
      'a link to a file',
      'PART_CHANGED',
      async () => {
        const path = await anyFile();
        await replace(path, (elsewhere) => symlink(elsewhere, path));
      },
    ],
    [
      'a link to a folder',
      'PART_CHANGED',
      () => replace(to('backup/files'), (elsewhere) => symlink(elsewhere, to('backup/files'))),
    ],
    [
      'a pipe, which waits for its writer,',
      'PART_CHANGED',
      async () => {
        const path = await anyFile();
        await replace(path, () => execFileSync('mkfifo', [path]));
      },
    ],
    [
      'a folder in place of its log',
      'PART_CHANGED',
      () => replace(to('backup/events.db'), () => mkdir(to('backup/events.db'))),
    ],
    [
      'a vault in place of its log',
      'PART_CHANGED',
      () => exchange('log', readFileSync(to('backup/vault/vault.db'))),
    ],
    [
      'more events than it tells',
      'PART_CHANGED',
      () => changeManifest(({ log, ...rest }) => ({ ...rest, log: { ...log, events: 1 } })),
    ],
    ['fewer files than it tells', 'PART_CHANGED', () => exchange('files', Buffer.alloc(0))],
  ];
  test.each([...damages, ...foreign])(
    '%s is found, and not restored',
    async (_what, problem, damage) => {
      await damage();
      const { code, out } = await check(to(), '--json');
      expect([code, jsonLines(out)[0]]).toEqual([1, expect.objectContaining({ problem })]);
      const refused = await restore();
      expect([refused.code, refused.about]).toEqual([1, expect.stringContaining('BACKUP_DAMAGED')]);
      expect(existsSync(to('restored'))).toBe(false);
    },
  );

  test.each<[string, (manifest: Manifest) => object]>([
    ['of a later version', (manifest) => ({ ...manifest, product: '99.0.0' })],
    ['of a later form', (manifest) => ({ ...manifest, format: 2, log: 'new' })],
    [
      'with events of a later version',
      (manifest) => ({ ...manifest, log: { ...manifest.log, kinds: { DocumentUploaded: 99 } } }),
    ],
  ])('a manifest %s is refused', async (_what, change) => {
    changeManifest(change);
    for (const { code, about } of [await restore(), await check()]) {
      expect([code, about]).toEqual([1, expect.stringContaining('(BACKUP_NEWER)')]);
    }
    expect(existsSync(to('restored'))).toBe(false);
  });

  const changed: readonly [string, (manifest: Manifest) => object][] = [
    ['whose head is none', ({ log, ...rest }) => ({ ...rest, log: { ...log, head: HOSTILE } })],
    ['whose version is none', (manifest) => ({ ...manifest, product: `99.0.0${HOSTILE}` })],
    [
      'whose log has another name',
      ({ log, vault, ...rest }) => ({ ...rest, vault, log: { ...log, file: vault?.file } }),
    ],
    ['with the vault of a server', (manifest) => ({ ...manifest, elsewhere: ['vault'] })],
  ];
  test.each(changed)('a manifest %s is damaged', async (_what, change) => {
    changeManifest(change);
    for (const { code, about } of [await restore(), await check()]) {
      expect([code, about]).toEqual([1, expect.stringContaining('(BACKUP_DAMAGED)')]);
      expect(about).not.toContain('\u001b');
    }
  });

  test.each([`files/${HOSTILE}`, '/etc/hosts', `files/${'x'.repeat(300)}`, 'files/../events.db'])(
    'a list with the path %j is damaged',
    async (path) => {
      exchange('files', Buffer.from(`${'0'.repeat(64)}  ${path}\n`));
      for (const { code, about } of [await restore(), await check()]) {
        expect([code, about]).toEqual([1, expect.stringContaining('(BACKUP_DAMAGED)')]);
      }
    },
  );

  test('all of it is not restored into a folder that is not empty', async () => {
    await mkdir(to('restored'));
    writeFileSync(to('restored/file'), 'mine');
    const { code, about } = await restore();
    expect([code, about]).toEqual([1, expect.stringContaining('(DATA_FOLDER_NOT_EMPTY)')]);
    expect(await readdir(to('restored'))).toEqual(['file']);
    expect((await backUp()).about).toContain('(BACKUP_FOLDER_NOT_EMPTY)');
  });

  test('the journal of another database is not changed by a check or a restore', async () => {
    const bytes = async () =>
      (await filesBelow(to())).map((path) => [path, readFileSync(path, 'latin1')]);
    const sound = await bytes();
    expect(await check()).toMatchObject({ code: 0 });
    expect(await bytes()).toEqual(sound);
    // A write-ahead log that belongs to the very content: SQLite would take it in.
    cpSync(to('backup/events.db'), to('other.db'));
    const other = new Database(to('other.db'));
    other.exec('PRAGMA journal_mode = WAL');
    writeFileSync(to('backup/events.db'), readFileSync(to('other.db')));
    other.exec('DELETE FROM events');
    cpSync(to('other.db-wal'), to('backup/events.db-wal'));
    other.close();
    exchange('log', readFileSync(to('backup/events.db')));
    const before = await bytes();
    for (const { code, out, about } of [await check(), await restore()]) {
      expect([code, out + about]).toEqual([1, expect.stringContaining('events.db-wal')]);
    }
    expect(await bytes()).toEqual(before);
  });
});

describe('the vault', () => {
  test('lies apart where that is wanted, and has to be named', async () => {
    await backUp('--vault', to('secrets'));
    expect(existsSync(to('backup/vault'))).toBe(false);
    expect(statSync(to('secrets/vault.db')).mode & 0o777).toBe(0o600);
    expect((await restore()).about).toContain('(VAULT_MISSING)');
    expect((await check()).out).toContain('the keys were not checked');
    expect((await check(to(), '--vault', to('secrets'))).out).toMatch(/ 1 keys\.\n$/);
    expect(await restore('--vault', to('secrets'))).toMatchObject({ code: 0 });
    expect(await check(to('restored'))).toMatchObject({ code: 0 });
  });

  test('is left out where that is wanted, and not missed then', async () => {
    await backUp('--without-vault');
    expect((await restore()).about).toContain('(VAULT_MISSING)');
    const { code, out } = await restore('--without-vault');
    expect([code, out]).toEqual([0, expect.stringContaining('Put the vault back')]);
    expect((await check(to('restored'))).out).toContain('(VAULT_MISSING)');
  });

  test('misses no key that the log needs', async () => {
    folder.tamper('vault.db', "DELETE FROM secret WHERE kind = 'person-key'");
    const { code, out } = await check(folder.file('.'));
    expect([code, out]).toEqual([1, expect.stringContaining('(KEY_MISSING)')]);
  });
});

test('a backup that was killed has no manifest, and is none', async () => {
  await makeBackup({
    places: dataPlacesOf({ FOYER_DATA: folder.file('.') }),
    to: to('whole'),
    // Files are copied by now, and the rest is not.
    now: () => {
      cpSync(to('whole'), to(), { recursive: true });
      return new Date();
    },
  });
  expect(await readdir(to())).toEqual(expect.arrayContaining(['files', 'unfinished']));
  expect(existsSync(to('backup/manifest.json'))).toBe(false);
  for (const { code, about } of [await restore(), await check()]) {
    expect([code, about]).toEqual([1, expect.stringContaining('(BACKUP_UNFINISHED)')]);
  }
});

test('a file that is replaced meanwhile is copied as it is at the end', async () => {
  const [path = ''] = await filesBelow(folder.file('files'));
  await makeBackup({
    places: dataPlacesOf({ FOYER_DATA: folder.file('.') }),
    to: to(),
    // It was copied by now.
    now: () => {
      writeFileSync(path, 'mixed once more');
      return new Date();
    },
  });
  expect(readFileSync(await anyFile(), 'utf8')).toBe('mixed once more');
});

test('a backup that fails leaves nothing behind', async () => {
  const failing = makeBackup({
    places: dataPlacesOf({ FOYER_DATA: folder.file('.') }),
    to: to(),
    now: () => {
      throw new Error('the disk is full');
    },
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await readdir(to())).toEqual([]);
});

test('a data folder with a changed event is found', async () => {
  folder.tamper('events.db', "UPDATE events SET data = '{}' WHERE position = 2");
  const { code, out } = await check(folder.file('.'));
  expect([code, out]).toEqual([1, expect.stringContaining('(CHAIN_BROKEN)')]);
});

test('a data folder with a changed file is found', async () => {
  const [path = ''] = await filesBelow(folder.file('files'));
  writeFileSync(path, 'x'.repeat(statSync(path).size));
  const { code, out } = await check(folder.file('.'));
  expect([code, out]).toEqual([1, expect.stringContaining('is of another content (FILE_CHANGED)')]);
});

describe('stores on servers', () => {
  const servers = {
    VAULT_URL: 'mongodb://ada:secret@vault:27017/foyer-vault',
    FILES_URL: 'mongodb://ada:secret@files:27017/foyer-files',
  };
  test('are refused with the tool of each server', async () => {
    const { code, about } = await folder.foyerWith(servers, 'backup', to());
    expect(code).toBe(1);
    expect(about).toContain('The vault (VAULT_URL) is on the server vault:27017: use `mongodump`.');
    expect(about).toContain('(FILES_URL) is on the server files:27017: use `mongodump`.');
    expect(about).toMatch(/\(STORE_ON_SERVER\)\n$/);
    expect(about).not.toContain('secret');
    expect(existsSync(to())).toBe(false);
  });

  test('are left out where that is wanted', async () => {
    const { code, out } = await folder.foyerWith(servers, 'backup', to(), '--local');
    expect([code, out]).toEqual([0, expect.stringContaining('servers: vault, files.')]);
    expect(await check()).toMatchObject({ code: 0 });
    expect(await restore()).toMatchObject({ code: 0 });
  });
});

test('a backup is not put into what it copies', async () => {
  const { about } = await folder.foyer('backup', folder.file('files/backup'));
  expect(about).toContain('(BACKUP_FOLDER_IN_DATA)');
  await symlink(folder.file('files'), to('link'));
  const linked = await folder.foyer('backup', to('link/backup'));
  expect(linked.about).toContain('(BACKUP_FOLDER_IN_DATA)');
});
