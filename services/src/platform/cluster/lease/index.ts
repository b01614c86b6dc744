export { Lease, LEASE_TIMING, type LeaseParts, type LeaseTiming } from './lease.js';
export { LeaseStore, type LeaseRecord } from './lease-store.js';
export { leasedStore } from './leased-store.js';
export { openLeaseStore } from './open-lease-store.js';
