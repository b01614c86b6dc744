/** The place of a database, and how long to wait for it. */
export interface MongoReadStoreOptions {
  /** As the official driver takes it; the path names the database, `foyer` where there is none. */
  readonly url: string;
  /** Milliseconds until a server that cannot be reached counts as a fault. */
  readonly timeoutMs?: number;
  /** Milliseconds for which a replaced build's collections stay, for queries that have begun. */
  readonly graceMs?: number;
}
