import { SqliteReadStore, type ProjectionStore } from '@foyer/projections';

import { answering } from '../../stores/places/answering.js';
import { unusablePlace } from '../../stores/places/unusable-place.js';
import type { StorePlace } from '../../stores/places/store-paths.js';

/**
 * Opens the read store, making it where there is none.
 * @throws StartFailure when its server does not answer or lets us do too little, or its file cannot
 * be used.
 */
export async function openReadStore(place: StorePlace): Promise<ProjectionStore> {
  if (place.kind === 'file') return openFile(place.path);
  // Loaded only where such a server is configured.
  const { MongoReadStore } = await import('@foyer/projections/mongo');
  return answering(() => new MongoReadStore({ url: place.url }), 'READ_STORE_URL', place.url);
}

function openFile(path: string): ProjectionStore {
  try {
    return new SqliteReadStore(path);
  } catch (error) {
    throw unusablePlace('READ_STORE_URL', path, error);
  }
}
