import { SqliteReadStore, StoreFault, type ProjectionStore } from '@foyer/projections';

import { hostOf } from './host-of.js';
import { reasonOf } from './reason-of.js';
import { StartFailure } from './start-failure.js';
import type { StorePlace } from './store-paths.js';

/**
 * Opens the read store, making it where there is none.
 * @throws StartFailure when its server does not answer.
 */
export async function openReadStore(place: StorePlace): Promise<ProjectionStore> {
  if (place.kind === 'file') return new SqliteReadStore(place.path);
  // Only whoever has such a server loads what it takes to speak to it.
  const { MongoReadStore } = await import('@foyer/projections/mongo');
  const store = new MongoReadStore({ url: place.url });
  try {
    await store.ping();
    return store;
  } catch (error) {
    await store.close();
    const server = hostOf(place.url);
    const reason = reasonOf(error instanceof StoreFault ? error.cause : error);
    throw new StartFailure(`READ_STORE_URL: ${server} does not answer (${reason})`, error);
  }
}
