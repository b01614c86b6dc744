import { SqliteReadStore, type ProjectionStore } from '@foyer/projections';

import { answering } from './answering.js';
import type { StorePlace } from './store-paths.js';

/**
 * Opens the read store, making it where there is none.
 * @throws StartFailure when its server does not answer.
 */
export async function openReadStore(place: StorePlace): Promise<ProjectionStore> {
  if (place.kind === 'file') return new SqliteReadStore(place.path);
  // Loaded only where such a server is configured.
  const { MongoReadStore } = await import('@foyer/projections/mongo');
  return answering(() => new MongoReadStore({ url: place.url }), 'READ_STORE_URL', place.url);
}
