import type { Db, MongoClient } from 'mongodb';
import type { ReadDocument, StoredDocument } from '../document.js';
import type { AnyFilter } from '../filter.js';
import type {
  BuildKey,
  BuildWrites,
  CollectionDeclarations,
  KnownReadModel,
  MendDamage,
  ProjectionStore,
  StoredBuild,
} from '../projection-store.js';
import { DamagedDocument, damageOf } from '../errors.js';
import type { ReadCollection } from '../read-store.js';
import { answered, withoutDocuments } from './answered.js';
import {
  type BuildRecord,
  BuildRecords,
  findBuild,
  newRecord,
  requireBuild,
} from './build-records.js';
import { DamagedBuilds } from './damaged-builds.js';
import { DatabaseLoss } from './database-loss.js';
import { entryOf } from './entry-of.js';
import { JournaledWrites } from './journaled-writes.js';
import { LiveBuilds } from './live-builds.js';
import { lookAgain } from './look-again.js';
import { LostDatabase } from './lost-database.js';
import { mongoDatabase } from './mongo-database.js';
import { type KeptDocument, keptIndexes } from './mongo-names.js';
import { exportKept, loadKept, type MongoCollection, searchKept } from './mongo-reader.js';
import { MongoProgress } from './mongo-progress.js';
import { MongoQueries } from './mongo-queries.js';
import type { MongoReadStoreOptions } from './mongo-read-store-options.js';
import { tryRights } from './try-rights.js';

/**
 * A read store in MongoDB, by the official driver. It connects at the first use. Every method
 * throws a StoreFault, which holds no document, where the server or the way to it fails.
 */
export class MongoReadStore implements ProjectionStore {
  readonly progress: MongoProgress;
  readonly loss: DatabaseLoss;
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #records: BuildRecords;
  readonly #live: LiveBuilds;
  readonly #damage: DamagedBuilds;
  readonly #queries: MongoQueries;
  readonly #writes: JournaledWrites;
  readonly #graceMs: number;
  readonly #closing = new AbortController();
  #builds: readonly BuildRecord[] | undefined;
  #mayWork = false;

  constructor({ url, timeoutMs = 5000, graceMs = 30_000 }: MongoReadStoreOptions) {
    const { client, db } = mongoDatabase({ url, database: 'foyer', timeoutMs });
    this.#client = client;
    this.#db = db;
    this.#records = new BuildRecords(this.#db);
    this.progress = new MongoProgress(this.#db, () => this.#live.forget());
    this.#writes = new JournaledWrites(this.#db, this.#records);
    this.loss = new DatabaseLoss(this.#records, this.#writes, () => this.#forget());
    this.#live = new LiveBuilds(this.loss);
    this.#damage = new DamagedBuilds(this.#records);
    this.#queries = new MongoQueries(this.#db, this.#live, this.loss, this.#damage);
    this.#graceMs = graceMs;
  }

  answerOnly(known: readonly KnownReadModel[]): void {
    this.#live.versions.demand(known);
  }

  /**
   * Sees whether the server answers, and once whether it lets this process in: it answers everyone.
   * @throws StoreFault when it does not.
   */
  async ping(): Promise<void> {
    await answered<unknown>(() => (this.#mayWork ? this.loss.check() : tryRights(this.#db)));
    this.#mayWork = true;
  }

  collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    return this.#queries.collection(name);
  }

  onDamage(mend: MendDamage): void {
    this.#damage.onDamage(mend);
    // Noticed also where nothing happens and no query comes.
    const look = async (): Promise<void> => this.#damage.mendMarked(await this.loss.check());
    void lookAgain(look, this.#closing.signal);
  }

  builds(): Promise<readonly StoredBuild[]> {
    return this.#asked(async () => {
      await this.#writes.settle();
      const known = await this.#records.read();
      this.loss.open(known);
      const whole = known.builds.filter(known.isWhole);
      for (const build of known.builds) {
        if (!whole.includes(build)) await this.#records.remove(build);
      }
      for (const build of whole) {
        await this.#records.keepUuids(build);
        this.loss.expect(build._id, known.isLive(build));
      }
      this.#builds = whole;
      await this.#records.dropOrphans(whole);
      return whole.map((record) => {
        const { projection, version, build, collections } = record;
        const checkpoint = record.checkpoint || undefined;
        return { projection, version, build, live: known.isLive(record), collections, checkpoint };
      });
    });
  }

  create(key: BuildKey, collections: CollectionDeclarations): Promise<void> {
    return this.#asked(async () => {
      if (findBuild(await this.#known(), key) !== undefined) return;
      const record = newRecord(key, collections);
      for (const [name, declared] of Object.entries(collections)) {
        const collection = await this.#db.createCollection(record.stored[name] ?? name);
        for (const index of keptIndexes(declared)) await collection.createIndex(index);
      }
      // Last: a known build has all its indexes. An incomplete one is dropped as an orphan.
      await this.#records.insert(record);
      this.loss.expect(record._id, false);
      this.#builds = undefined;
    });
  }

  load(
    build: BuildKey,
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument>> {
    return this.#read(build, collection, (at) => loadKept(at, ids));
  }

  search(
    build: BuildKey,
    collection: string,
    filter: AnyFilter,
  ): Promise<readonly StoredDocument[]> {
    return this.#read(build, collection, (at) => searchKept(at, filter));
  }

  write(writes: readonly BuildWrites[]): Promise<void> {
    return this.#asked(async () => {
      const builds = await this.#known();
      await this.#writes.write(builds, entryOf(builds, writes));
    });
  }

  promote(key: BuildKey): Promise<void> {
    return this.#asked(async () => {
      const builds = await this.#known();
      const { isLive } = await this.#records.read();
      const promoted = requireBuild(builds, key);
      const earlier = builds.filter(
        (build) => build !== promoted && build.projection === key.projection && isLive(build),
      );
      for (const { _id } of earlier) this.loss.release(_id);
      await this.#records.setLive(promoted);
      this.loss.expect(promoted._id, true);
      this.progress.switchedOver();
      this.#live.forget();
      for (const build of earlier) await this.#records.remove(build);
      this.#builds = undefined;
      void this.#records.dropLater(earlier, this.#graceMs, this.#closing.signal);
    });
  }

  drop(key: BuildKey): Promise<void> {
    return this.#asked(async () => {
      const build = findBuild(await this.#known(), key);
      if (build === undefined) return;
      this.loss.release(build._id);
      await this.#records.remove(build);
      this.#live.forgetDropped();
      this.#builds = undefined;
      await this.#records.dropCollections(build);
    });
  }

  async *export(build: BuildKey, collection: string): AsyncIterable<string> {
    try {
      const { at } = await this.#collectionOf(build, collection);
      yield* exportKept(at);
    } catch (fault: unknown) {
      throw withoutDocuments(fault);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client.close();
  }

  async #known(): Promise<readonly BuildRecord[]> {
    this.#builds ??= (await this.#records.read()).builds;
    return this.#builds;
  }

  async #collectionOf(
    key: BuildKey,
    collection: string,
  ): Promise<{ readonly at: MongoCollection; readonly record: BuildRecord }> {
    await this.#writes.settle();
    const record = requireBuild(await this.#known(), key);
    const [name, declared] = [record.stored[collection], record.collections[collection]];
    if (name === undefined || declared === undefined) {
      throw new Error(`${key.projection} has no ${collection} to work on`);
    }
    return { at: { declared, kept: this.#db.collection<KeptDocument>(name) }, record };
  }

  /** @throws StoreFault if the stored value is damaged, which is reported. */
  #read<T>(key: BuildKey, name: string, read: (at: MongoCollection) => Promise<T>): Promise<T> {
    return this.#asked(async () => {
      const { at, record } = await this.#collectionOf(key, name);
      try {
        return await read(at);
      } catch (fault: unknown) {
        if (!(fault instanceof DamagedDocument)) throw fault;
        void this.#damage.met(record, fault).catch(() => undefined);
        throw damageOf(key.projection, fault);
      }
    });
  }

  /**
   * @throws StoreFault if there is no answer; if the reason is that all is lost, the process that
   * fills it is notified.
   */
  async #asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await answered(ask);
    } catch (fault: unknown) {
      if (fault instanceof LostDatabase && this.loss.isWatched) this.loss.lose(fault);
      throw fault;
    }
  }

  #forget(): void {
    this.#builds = undefined;
    this.#live.forget();
  }
}
