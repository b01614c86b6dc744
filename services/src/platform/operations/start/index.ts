export { endOnSignals } from './end-on-signals.js';
export { hostOf } from './host-of.js';
export { listen, tryAddress, type ListeningAt } from './listen.js';
export { takeNodeLock } from './node-lock.js';
export { nodePlace } from './node-place.js';
export { openEventLog } from './open-event-log.js';
export { openReadStore } from './open-read-store.js';
export { openVault } from './open-vault.js';
export { openStores, type Stores } from './open-stores.js';
export { printWelcome } from './print-welcome.js';
export { PublicAddress } from './public-address.js';
export { StartFailure } from './start-failure.js';
export {
  placeOf,
  storePaths,
  type StorePaths,
  type StorePlace,
  type StoreSettings,
} from './store-paths.js';
export { unusablePlace } from './unusable-place.js';
export { Welcome, type WelcomeLine } from './welcome.js';
export { demandSameInstallation, markOfFiles } from './installation/index.js';
export { ownerOnly } from './owner-only.js';
