export { DriverError } from '../platform/read-store/mongo/driver-error.js';
export { isServerFault } from '../platform/read-store/mongo/is-server-fault.js';
export {
  mongoDatabase,
  type MongoDatabaseOptions,
} from '../platform/read-store/mongo/mongo-database.js';
export { MongoReadStore } from '../platform/read-store/mongo/mongo-read-store.js';
export type { MongoReadStoreOptions } from '../platform/read-store/mongo/mongo-read-store-options.js';
export { tryRights } from '../platform/read-store/mongo/try-rights.js';
