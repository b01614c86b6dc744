export { isServerFault } from '../platform/read-store/mongo/is-server-fault.js';
export {
  mongoDatabase,
  type MongoDatabaseOptions,
} from '../platform/read-store/mongo/mongo-database.js';
export {
  MongoReadStore,
  type MongoReadStoreOptions,
} from '../platform/read-store/mongo/mongo-read-store.js';
