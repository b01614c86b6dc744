export { hostOf } from './host-of.js';
export { nodePlace } from './node-place.js';
export { StartFailure, unusablePlace } from './unusable-place.js';
export {
  placeOf,
  storePaths,
  type StorePaths,
  type StorePlace,
  type StoreSettings,
} from './store-paths.js';
