import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeReadStoreContract } from '../../testing/read-store-contract/describe-read-store-contract.js';
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
    dispose: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});
