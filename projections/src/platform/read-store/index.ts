export type { ReadDocument, Scalar, StoredDocument } from './document.js';
export type { AnyFilter, Condition, Filter } from './filter.js';
export type { Operators } from './operators.js';
export { MemoryReadStore } from './memory/memory-read-store.js';
export {
  byWayOf,
  databaseAt,
  firstServerOf,
  mongoAddress,
  type MongoAddress,
} from './mongo-address.js';
export {
  type KnownReadModel,
  type BuildKey,
  type BuildWrites,
  type CollectionDeclaration,
  type CollectionDeclarations,
  type DocumentPut,
  type DocumentRemoval,
  type IndexDeclaration,
  isSameBuild,
  type Loss,
  type ProgressBoard,
  type ProjectionStore,
  type SharedProgress,
  type StoredBuild,
  storedName,
} from './projection-store.js';
export { QueryCollection, type QuerySource } from './query-collection.js';
export type { FindOptions, Projected, ReadCollection, ReadStore, Sort } from './read-store.js';
export {
  asStoreFault,
  ReadModelAbsent,
  StoreFault,
  UnusableQuery,
  UnwritableDocument,
} from './errors.js';
export { DamagedFile, isOfDamagedFile } from './sqlite/damaged-file.js';
export { stableJson } from './stable-json.js';
export { UNDECIDED } from './sqlite/query-plans.js';
export type { Asked, Look } from './sqlite/look-of.js';
export { SqliteReadStore } from './sqlite/sqlite-read-store.js';
export { contains, startsWith } from './text-pattern.js';
export { trusted, type Trusted } from './trusted.js';
