export { FolderLeases } from './folder-leases.js';
export { underLease } from './under-lease.js';
export { StoreLeases } from './store-leases.js';
export type { PublisherCheckpoints } from './publisher-checkpoints.js';
export type { PublisherLease, PublisherLeases } from './publisher-leases.js';
