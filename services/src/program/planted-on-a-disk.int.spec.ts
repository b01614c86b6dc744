import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { SqliteReadStore } from '@foyer/projections';
import { Database } from '@foyer/event-log/node-sqlite';

import { SqliteSnapshots } from '#platform/eventing/snapshots';
import { FolderFiles } from '../platform/stores/files/folder-files.js';
import { SqliteVault } from '#platform/stores/vault';
import { AllThatIsSaid } from '../testing/all-that-is-said.js';

const PLANTED = 'PLANTED-07cd';

const said = new AllThatIsSaid();
afterAll(() => said.end());

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-planted-'));
});
afterEach(() => rm(folder, { recursive: true }));

const happened = {
  id: '01890000-0000-7000-8000-000000000001',
  type: 'PortalCreated',
  data: { a: PLANTED },
  metadata: {
    causationId: 'c',
    correlationId: 'c',
    actor: { type: 'system', id: 't' },
    at: '2026-03-02T08:00:00.000Z',
    schemaVersion: 1,
  },
} as const;
const build = { projection: 'people', version: 1, build: 1 };
const put = { collection: 'people', doc: { _id: 'a', name: PLANTED }, position: '1' };

interface Kept {
  close(): unknown;
}

/**
 * Each store on the disk: how it is opened, what writes the value, and the table or place that is
 * taken from under it.
 */
const stores: readonly [
  string,
  (path: string) => Promise<{ store: Kept; write: () => Promise<unknown> }>,
  string | undefined,
][] = [
  [
    'the event log',
    async (path) => {
      const store = openSqliteEventLog({ path });
      const append = { stream: 'a', expectedRevision: 'any', events: [happened] } as const;
      return { store, write: () => store.append([append]) };
    },
    'events',
  ],
  [
    'the vault',
    async (path) => {
      const store = new SqliteVault(path);
      return { store, write: () => store.putText('credential', 'a', PLANTED) };
    },
    'secret',
  ],
  [
    'the vault, with others,',
    async (path) => {
      const store = new SqliteVault(path);
      return { store, write: () => store.putIfAbsent('pin', 'a', Buffer.from(PLANTED)) };
    },
    'secret',
  ],
  [
    'the read models',
    async (path) => {
      const store = new SqliteReadStore(path);
      await store.create(build, { people: { indexes: [] } });
      const writes = [{ build, puts: [put], removals: [], checkpoint: '1' }];
      return { store, write: () => store.write(writes) };
    },
    'people_v1_b1',
  ],
  [
    'snapshots',
    async (path) => {
      let fault: unknown;
      const store = new SqliteSnapshots(path, (error) => (fault = error));
      const write = async (): Promise<void> => {
        store.write('line', 'a', { revision: 1, eventId: 'e', state: { a: PLANTED } });
        throw fault;
      };
      return { store, write };
    },
    'snapshots',
  ],
  [
    'files',
    async (path) => {
      const store = new FolderFiles(path);
      await writeFile(path, '');
      const place = { kind: 'avatar', id: happened.id } as const;
      return { store, write: () => store.put(place, Buffer.from(PLANTED)) };
    },
    undefined,
  ],
];

test.each(stores)(
  'a value is in nothing that is said of %s that cannot keep it',
  async (_, open, table) => {
    const path = join(folder, 'place');
    const { store, write } = await open(path);
    if (table !== undefined) {
      const database = new Database(path);
      database.exec(`DROP TABLE "${table}"`);
      database.close();
    }
    // Node's own errors are none of the realm that tests run in.
    expect(await said.failureOf(write)).toHaveProperty('message');
    await store.close();
    const text = said.take();
    expect(text.includes(PLANTED) ? text : '').toBe('');
  },
);
