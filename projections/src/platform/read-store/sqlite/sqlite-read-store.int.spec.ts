import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@foyer/event-log/node-sqlite';
import { describeReadStoreContract } from '../../testing/read-store-contract/describe-read-store-contract.js';
import { storedName } from '../projection-store.js';
import { SqliteReadStore } from './sqlite-read-store.js';

describeReadStoreContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-read-store-'));
  const path = join(folder, 'read.db');
  let store = new SqliteReadStore(path);
  return {
    store,
    reopen: async () => {
      await store.close();
      store = new SqliteReadStore(path);
      return store;
    },
    damage: async (build, collection, id) => {
      const database = new Database(path);
      const sql = `UPDATE ${storedName(build, collection)} SET doc = 'a shopping list' WHERE _id = ?`;
      database.prepare(sql).run([id]);
      database.close();
    },
    takeAway: async () => {
      const database = new Database(path);
      // Lets the store forget what it has read.
      database.exec('CREATE TABLE something_new (x)');
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      const size = statSync(path).size;
      const file = openSync(path, 'r+');
      writeSync(file, Buffer.alloc(size, 0xa5), 0, size, 0);
      closeSync(file);
    },
    dispose: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});
