export {
  MongoReadStore,
  type MongoReadStoreOptions,
} from '../platform/read-store/mongo/mongo-read-store.js';
