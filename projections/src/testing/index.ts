export { FakeMongo, type MongoCommand } from '../platform/testing/fake-mongo.js';
export { dropDatabase, trialDatabase, withMongo } from '../platform/testing/trial-database.js';
export { BreakableProxy } from '../platform/testing/breakable-proxy.js';
export {
  describeProjection,
  storeAfter,
  type ThenDocuments,
} from '../platform/testing/describe-projection.js';
export {
  append,
  type GivenEvent,
  logOf,
  readPlainly,
} from '../platform/testing/projection-fixture.js';
export { describeReadStoreContract } from '../platform/testing/read-store-contract/describe-read-store-contract.js';
export type { ReadStoreUnderTest } from '../platform/testing/read-store-contract/fixture.js';
