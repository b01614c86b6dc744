import { answering } from '../../operations/start/answering.js';
import type { LeaseStore } from './lease-store.js';

/**
 * Leases in the database of the read models; only whoever has one loads what it takes to speak to it.
 * @throws StartFailure when its server does not answer: whoever waits for a turn would wait in silence.
 */
export async function openLeaseStore(url: string): Promise<LeaseStore> {
  const { MongoLeaseStore } = await import('./mongo-lease-store.js');
  return answering(() => new MongoLeaseStore({ url }), 'READ_STORE_URL', url);
}
