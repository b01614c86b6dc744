import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { dropDatabase, trialDatabase } from '@foyer/projections/testing';
import { TestDoubleCluster } from '@foyer/event-log/kurrent/testing/cluster';
import { Database } from '@foyer/event-log/node-sqlite';
import pRetry from 'p-retry';
import { v7 as newId } from 'uuid';

import { openStores } from '../index.js';
import { StartFailure } from '#platform/stores/places';
import { demandSameInstallation } from './belong-together.js';
import { markOfFiles } from './marks.js';

const server = process.env.TEST_MONGODB_URL;
const kinds = ['file', ...(server === undefined ? [] : ['mongodb'])];
const combinations = kinds.flatMap((kind) => [
  ['a file', kind] as const,
  ['KurrentDB', kind] as const,
]);

describe.each(combinations)(
  'the stores of an installation, log on %s, others on %s',
  (log, kind) => {
    let folder: string;
    let logs: Readonly<Record<string, TestDoubleCluster>>;
    let dropped: string[];

    /** The settings of one of two installations in the same folder, `a` and `b`. */
    const settingsOf = (name: string) => {
      const EVENT_LOG_URL = logs[name]?.url;
      const settings = { FOYER_DATA: join(folder, name), EVENT_LOG_URL };
      if (kind === 'file' || server === undefined) return settings;
      const [READ_STORE_URL, VAULT_URL] = [0, 1].map(() => trialDatabase(server, 'foyer-mark'));
      dropped.push(READ_STORE_URL ?? '', VAULT_URL ?? '');
      return { ...settings, READ_STORE_URL, VAULT_URL };
    };
    type Settings = Parameters<typeof openStores>[0];
    const start = async (settings: Settings): Promise<void> => {
      const stores = await openStores(settings, () => undefined, { checkpoints: false });
      try {
        if ((await stores.eventLog.head()) === undefined) {
          await stores.vault.putText('person-key', 'a', 'key');
          const metadata = {
            causationId: newId(),
            correlationId: newId(),
            actor: { type: 'system' as const, id: 'test' },
            at: '2026-03-02T08:00:00.000Z',
            schemaVersion: 1,
          };
          const event = { id: newId(), type: 'Began', data: {}, metadata };
          await stores.eventLog.append([
            { stream: 'a-1', expectedRevision: 'no-stream', events: [event] },
          ]);
        }
        await stores.mark();
        await demandSameInstallation(stores.eventLog, markOfFiles(filesOf(settings)));
      } finally {
        await stores.close();
      }
    };
    const filesOf = ({ FOYER_DATA, READ_STORE_URL }: Settings) =>
      READ_STORE_URL?.startsWith('mongodb') !== true
        ? ({ kind: 'file', path: join(FOYER_DATA, 'files') } as const)
        : ({ kind: 'server', url: READ_STORE_URL } as const);
    const file = (name: string) => ({ kind: 'file' as const, path: name });

    let a: Settings;
    let b: Settings;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'foyer-installation-'));
      dropped = [];
      logs =
        log === 'a file'
          ? {}
          : { a: await TestDoubleCluster.start(), b: await TestDoubleCluster.start() };
      a = settingsOf('a') as Settings;
      b = settingsOf('b') as Settings;
      await start(a);
      await start(b);
    });
    afterEach(async () => {
      for (const one of Object.values(logs)) one.close();
      await rm(folder, { recursive: true });
      await Promise.all(dropped.map((url) => dropDatabase(url)));
    });

    /** The stores of `a`, one of them from `b`. */
    const theStoresWith = (setting: 'VAULT_URL' | 'READ_STORE_URL' | 'EVENT_LOG_URL'): Settings => {
      const names = {
        VAULT_URL: 'vault.db',
        READ_STORE_URL: 'read-models.db',
        EVENT_LOG_URL: 'events.db',
      };
      const url = b[setting] ?? `sqlite:${join(b.FOYER_DATA, names[setting])}`;
      return { ...a, [setting]: url };
    };

    test('start again, as they are and as a copy', async () => {
      await start(a);
      // SQLite's files next to a database may disappear during the copy.
      const copy = join(folder, 'c');
      await pRetry(async () => {
        await rm(copy, { recursive: true, force: true });
        // Node's own errors are none of the realm that tests run in, and would not be tried again.
        await cp(a.FOYER_DATA, copy, { recursive: true }).catch((gone: unknown) => {
          throw new Error('A file went away', { cause: gone });
        });
      });
      await start({ ...a, FOYER_DATA: copy });
    });

    test.each([
      ['VAULT_URL', /^VAULT_URL: this vault belongs to another event log; restore the vault/],
      ['READ_STORE_URL', /^READ_STORE_URL: this read store belongs to another event log; name/],
      ['EVENT_LOG_URL', /^VAULT_URL: this vault belongs to another event log/],
    ] as const)('do not start beside a foreign one: %s', async (setting, line) => {
      const starting = start(theStoresWith(setting));
      await expect(starting).rejects.toThrow(StartFailure);
      await expect(starting).rejects.toThrow(line);
    });

    test('do not start next to foreign files', async () => {
      await start(b);
      const stores = await openStores(a, () => undefined, { checkpoints: false });
      const foreign = markOfFiles(filesOf(b));
      await expect(demandSameInstallation(stores.eventLog, foreign)).rejects.toThrow(
        /^FILES_URL: this store of files belongs to another event log/,
      );
      await stores.close();
    });

    test('do not start where a plain file is in place of the folder of files', async () => {
      const stands = join(folder, 'stands');
      await writeFile(stands, '');
      const stores = await openStores(a, () => undefined, { checkpoints: false });
      const starting = demandSameInstallation(stores.eventLog, markOfFiles(file(stands)));
      await expect(starting).rejects.toThrow(StartFailure);
      await expect(starting).rejects.toThrow(/^FILES_URL: \S+ cannot be used \(/);
      await stores.close();
    });

    test('do not start where a folder is in place of the mark of files', async () => {
      const folderOfFiles = join(folder, 'files-of-a');
      await mkdir(join(folderOfFiles, '.installation'), { recursive: true });
      const stores = await openStores(a, () => undefined, { checkpoints: false });
      const starting = demandSameInstallation(stores.eventLog, markOfFiles(file(folderOfFiles)));
      await expect(starting).rejects.toThrow(StartFailure);
      await expect(starting).rejects.toThrow(/^FILES_URL: \S+ cannot be used \(a folder stands/);
      await stores.close();
    });

    test('start where the mark of read models in a file was overwritten', async () => {
      const path = join(folder, 'written-over.db');
      const READ_STORE_URL = `sqlite:${path}`;
      await start({ ...a, READ_STORE_URL });
      const database = new Database(path);
      database.exec('DROP TABLE _installation; CREATE TABLE _installation (note TEXT, more TEXT)');
      database.close();
      await start({ ...a, READ_STORE_URL });
      await expect(start({ ...b, READ_STORE_URL })).rejects.toThrow(/^READ_STORE_URL/);
    });

    test('do not begin with an empty log next to an old vault', async () => {
      await rename(a.FOYER_DATA, join(folder, 'lost'));
      const vault = a.VAULT_URL ?? `sqlite:${join(folder, 'lost', 'vault.db')}`;
      const beginning = start({ ...a, EVENT_LOG_URL: undefined, VAULT_URL: vault });
      await expect(beginning).rejects.toThrow(
        /^EVENT_LOG_URL: the event log is empty, but the vault \(VAULT_URL\) belongs to one that is missing/,
      );
    });

    test('do not begin with an empty vault next to an old log', async () => {
      const VAULT_URL = `sqlite:${join(folder, 'new-vault.db')}`;
      for (let time = 0; time < 2; time += 1) {
        await expect(start({ ...a, VAULT_URL })).rejects.toThrow(/^VAULT_URL: this vault is empty/);
      }
    });

    test('do not begin in a fresh folder next to a log in use', async () => {
      const url = a.EVENT_LOG_URL ?? `sqlite:${join(a.FOYER_DATA, 'events.db')}`;
      for (let time = 0; time < 2; time += 1) {
        await expect(
          start({ FOYER_DATA: join(folder, 'fresh'), EVENT_LOG_URL: url } as Settings),
        ).rejects.toThrow(/^VAULT_URL: this vault is empty, and the event log is not; restore/);
      }
    });

    test('mark what an earlier version has left without a mark', async () => {
      const unmarked = join(folder, 'unmarked');
      const READ_STORE_URL = `sqlite:${join(folder, 'new-read-models.db')}`;
      await start({ ...a, READ_STORE_URL });
      await expect(start({ ...b, READ_STORE_URL })).rejects.toThrow(/^READ_STORE_URL/);
      const stores = await openStores(a, () => undefined, { checkpoints: false });
      await demandSameInstallation(stores.eventLog, markOfFiles(file(unmarked)));
      expect(await markOfFiles(file(unmarked)).read()).toBeDefined();
      await stores.close();
    });
  },
);
