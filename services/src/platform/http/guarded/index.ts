export { isCertificateFault } from './certificate-fault.js';
export { guardedFetch } from './guarded-fetch.js';
export { AddressNotAllowed, GuardedNetwork } from './guarded-network.js';
