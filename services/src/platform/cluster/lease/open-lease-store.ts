import { answering } from '../../stores/places/answering.js';
import type { LeaseStore } from './lease-store.js';

/**
 * Leases in the database of the read models; what it takes to speak to it is loaded only where
 * there is one.
 * @throws StartFailure when its server does not answer: a process would otherwise wait for its turn
 * silently.
 */
export async function openLeaseStore(url: string): Promise<LeaseStore> {
  const { MongoLeaseStore } = await import('./mongo-lease-store.js');
  return answering(() => new MongoLeaseStore({ url }), 'READ_STORE_URL', url);
}
