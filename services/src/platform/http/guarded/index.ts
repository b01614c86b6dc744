export { guardedFetch, type GuardedFetch, type GuardedFetchOptions } from './guarded-fetch.js';
export { AddressNotAllowed, GuardedNetwork } from './guarded-network.js';
