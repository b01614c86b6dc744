export { Lease, LEASE_TIMING, type LeaseTiming } from './lease.js';
export { LeaseStore } from './lease-store.js';
export { leasedStore } from './leased-store.js';
export { openLeaseStore } from './open-lease-store.js';
