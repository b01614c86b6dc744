export { hostOf } from './host-of.js';
export { nodePlace } from './node-place.js';
export { StartFailure } from './start-failure.js';
export {
  placeOf,
  storePaths,
  type StorePaths,
  type StorePlace,
  type StoreSettings,
} from './store-paths.js';
export { unusablePlace } from './unusable-place.js';
