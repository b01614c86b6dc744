import { allProjections, SqliteReadStore } from '@foyer/projections';

import { GROWING } from './documents.js';

/**
 * A read store of SQLite with every read model, and in the largest of them what a year of use
 * leaves.
 */
export async function openYear(): Promise<SqliteReadStore> {
  const store = new SqliteReadStore(':memory:');
  for (const { name: projection, version, collections } of allProjections) {
    const build = { projection, version, build: 1 };
    await store.create(build, collections);
    await store.promote(build);
    for (const collection of Object.keys(collections)) {
      const [size, make] = GROWING[collection] ?? [];
      if (size === undefined || make === undefined) continue;
      const puts = Array.from({ length: size }, (_, n) => ({
        ...{ collection, doc: make(n, n / size), position: '1' },
      }));
      await store.write([{ build, puts, removals: [], checkpoint: '1' }]);
    }
  }
  return store;
}
