import type { LeaseStore } from './lease-store.js';

/** Leases in a MongoDB; only whoever has one loads what it takes to speak to it. */
export async function openLeaseStore(url: string): Promise<LeaseStore> {
  const { MongoLeaseStore } = await import('./mongo-lease-store.js');
  return new MongoLeaseStore({ url });
}
