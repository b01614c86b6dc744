export { isCertificateFault } from './certificate-fault.js';
export { guardedFetch, type GuardedFetch, type GuardedFetchOptions } from './guarded-fetch.js';
export { AddressNotAllowed, GuardedNetwork } from './guarded-network.js';
