import type { Collection } from 'mongodb';

import { SharedDatabase } from '../../stores/mongo/shared-database.js';
import { LeaseStore, type LeaseRecord } from './lease-store.js';

interface KeptLease extends LeaseRecord {
  readonly _id: string;
}

/** The address of the database, and how long to wait for it. */
export interface MongoLeaseStoreOptions {
  /** As the official driver takes it; the path names the database, `foyer` where there is none. */
  readonly url: string;
  /** Milliseconds until a server that does not answer counts as away. */
  readonly timeoutMs?: number;
}

/** {@link LeaseStore} in MongoDB: a document for each lease. It connects at its first use. */
export class MongoLeaseStore extends LeaseStore {
  readonly #database: SharedDatabase;
  readonly #leases: Collection<KeptLease>;

  constructor({ url, timeoutMs = 2_000 }: MongoLeaseStoreOptions) {
    super();
    this.#database = new SharedDatabase({ url, timeoutMs });
    this.#leases = this.#database.collection('_leases');
  }

  /**
   * Sees whether the server answers, and lets us in.
   * @throws the driver's error when it does not.
   */
  async ping(): Promise<void> {
    await this.#database.ping();
  }

  override async read(name: string): Promise<LeaseRecord | undefined> {
    const kept = await this.#database.answered(() => this.#leases.findOne({ _id: name }));
    return kept === null ? undefined : { holder: kept.holder, heartbeat: kept.heartbeat };
  }

  override async replace(
    name: string,
    seen: LeaseRecord | undefined,
    next: LeaseRecord,
  ): Promise<boolean> {
    // Ids are unique, so that of two who insert one succeeds.
    if (seen === undefined) {
      return this.#database.isWritten(() => this.#leases.insertOne({ _id: name, ...next }));
    }
    const { matchedCount } = await this.#database.answered(() =>
      this.#leases.updateOne({ _id: name, ...seen }, { $set: next }),
    );
    return matchedCount === 1;
  }

  override async release(name: string, holder: string): Promise<void> {
    await this.#database.answered(() => this.#leases.deleteOne({ _id: name, holder }));
  }

  override async close(): Promise<void> {
    await this.#database.close();
  }
}
