import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, MongoClient } from 'mongodb';
import type { ReadDocument, StoredDocument } from '../document.js';
import type { AnyFilter } from '../filter.js';
import type {
  BuildKey,
  BuildWrites,
  CollectionDeclarations,
  ProjectionStore,
  StoredBuild,
} from '../projection-store.js';
import { QueryCollection } from '../query-collection.js';
import type { ReadCollection } from '../read-store.js';
import { answered, told } from './answered.js';
import { applyEntry } from './apply-entry.js';
import {
  type BuildRecord,
  BuildRecords,
  findBuild,
  type LiveCollection,
  newRecord,
  requireBuild,
} from './build-records.js';
import { entryOf } from './entry-of.js';
import { LiveBuilds } from './live-builds.js';
import { mongoDatabase } from './mongo-database.js';
import { type KeptDocument, keptIndexes } from './mongo-names.js';
import {
  countKept,
  exportKept,
  findKept,
  loadKept,
  type MongoCollection,
  searchKept,
} from './mongo-reader.js';
import { MongoProgress } from './mongo-progress.js';
import { tryRights } from './try-rights.js';
import { type JournalEntry, WriteJournal } from './write-journal.js';

/** Where a database is, and how long to wait for it. */
export interface MongoReadStoreOptions {
  /** As the official driver takes it; the path names the database, `foyer` where there is none. */
  readonly url: string;
  /** Milliseconds until a server that cannot be reached counts as a fault. */
  readonly timeoutMs?: number;
  /** Milliseconds for which collections of a build that was replaced stay, for queries that have just begun. */
  readonly graceMs?: number;
}

/**
 * A read store in MongoDB, by the official driver. Nothing is connected before it is first used. Every method throws a
 * StoreFault, which holds no document, where the server or the way to it fails.
 */
export class MongoReadStore implements ProjectionStore {
  readonly progress: MongoProgress;
  readonly #client: MongoClient;
  readonly #db: Db;
  readonly #records: BuildRecords;
  readonly #live: LiveBuilds;
  readonly #journal: WriteJournal;
  readonly #owner = randomUUID();
  readonly #graceMs: number;
  readonly #closing = new AbortController();
  #builds: readonly BuildRecord[] | undefined;
  #isSettled = false;
  #mayWork = false;

  constructor({ url, timeoutMs = 5000, graceMs = 30_000 }: MongoReadStoreOptions) {
    const { client, db } = mongoDatabase({ url, database: 'foyer', timeoutMs });
    this.#client = client;
    this.#db = db;
    this.#records = new BuildRecords(this.#db);
    this.#live = new LiveBuilds(this.#records);
    this.progress = new MongoProgress(this.#db, () => this.#live.forget());
    this.#journal = new WriteJournal(this.#db.collection('_journal'));
    this.#graceMs = graceMs;
  }

  /** Sees whether the server answers, and once whether it lets us in: it answers anybody. @throws StoreFault when it does not. */
  async ping(): Promise<void> {
    await answered<unknown>(() => (this.#mayWork ? this.#records.read() : tryRights(this.#db)));
    this.#mayWork = true;
  }

  collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    return new QueryCollection<T>({
      find: (filter, options) =>
        answered(async () => {
          const live = await this.#live.find(name);
          return live === undefined ? [] : findKept(this.#at(live), filter, options);
        }),
      count: (filter) =>
        answered(async () => {
          const live = await this.#live.find(name);
          return live === undefined ? 0 : countKept(this.#at(live), filter);
        }),
    });
  }

  builds(): Promise<readonly StoredBuild[]> {
    return answered(async () => {
      await this.#settle();
      const { builds, isLive } = await this.#records.read();
      this.#builds = builds;
      await this.#records.dropOrphans(builds);
      return builds.map((record) => {
        const { projection, version, build, collections } = record;
        const checkpoint = record.checkpoint || undefined;
        return { projection, version, build, live: isLive(record), collections, checkpoint };
      });
    });
  }

  create(key: BuildKey, collections: CollectionDeclarations): Promise<void> {
    return answered(async () => {
      if (findBuild(await this.#known(), key) !== undefined) return;
      const record = newRecord(key, collections);
      for (const [name, declared] of Object.entries(collections)) {
        const collection = await this.#db.createCollection(record.stored[name] ?? name);
        for (const index of keptIndexes(declared)) await collection.createIndex(index);
      }
      // Last: a build that is known has all its indexes. What is left of one that was cut off is dropped as an orphan.
      await this.#records.insert(record);
      this.#builds = undefined;
    });
  }

  load(
    build: BuildKey,
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument>> {
    return answered(async () => loadKept(await this.#collectionOf(build, collection), ids));
  }

  search(
    build: BuildKey,
    collection: string,
    filter: AnyFilter,
  ): Promise<readonly StoredDocument[]> {
    return answered(async () => searchKept(await this.#collectionOf(build, collection), filter));
  }

  write(writes: readonly BuildWrites[]): Promise<void> {
    return answered(async () => {
      const builds = await this.#known();
      const entry = entryOf(builds, writes);
      await this.#settle();
      this.#isSettled = false;
      const name = await this.#journal.keep(entry, this.#owner);
      await this.#apply(builds, entry);
      await this.#journal.end(name);
      this.#isSettled = true;
    });
  }

  promote(key: BuildKey): Promise<void> {
    return answered(async () => {
      const builds = await this.#known();
      const { isLive } = await this.#records.read();
      const promoted = requireBuild(builds, key);
      const earlier = builds.filter(
        (build) => build !== promoted && build.projection === key.projection && isLive(build),
      );
      await this.#records.setLive(promoted);
      this.progress.switchedOver();
      this.#live.forget();
      for (const build of earlier) await this.#records.remove(build);
      this.#builds = undefined;
      this.#dropLater(earlier);
    });
  }

  drop(key: BuildKey): Promise<void> {
    return answered(async () => {
      const build = findBuild(await this.#known(), key);
      if (build === undefined) return;
      await this.#records.remove(build);
      this.#live.forget();
      this.#builds = undefined;
      await this.#records.dropCollections(build);
    });
  }

  async *export(build: BuildKey, collection: string): AsyncIterable<string> {
    try {
      yield* exportKept(await this.#collectionOf(build, collection));
    } catch (fault: unknown) {
      throw told(fault);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#client.close();
  }

  /** Finishes what was begun and not ended, by this process or by one that is gone. */
  async #settle(): Promise<void> {
    if (this.#isSettled) return;
    const entries = await this.#journal.unfinished();
    const { builds } = await this.#records.read();
    for (const { name, entry } of entries) {
      const due = entry.builds.filter(({ token, checkpoint }) =>
        builds.some((build) => build._id === token && build.checkpoint < checkpoint),
      );
      await this.#apply(builds, { builds: due });
      await this.#journal.end(name);
    }
    await this.#journal.clear();
    this.#isSettled = true;
  }

  async #apply(builds: readonly BuildRecord[], entry: JournalEntry): Promise<void> {
    await applyEntry(this.#db, builds, entry, (token, checkpoint) =>
      this.#records.setCheckpoint(token, checkpoint),
    );
  }

  async #known(): Promise<readonly BuildRecord[]> {
    this.#builds ??= (await this.#records.read()).builds;
    return this.#builds;
  }

  async #collectionOf(key: BuildKey, collection: string): Promise<MongoCollection> {
    await this.#settle();
    const { stored, collections } = requireBuild(await this.#known(), key);
    const [name, declared] = [stored[collection], collections[collection]];
    if (name === undefined || declared === undefined) {
      throw new Error(`${key.projection} has no ${collection} to work on`);
    }
    return this.#at({ name, declared });
  }

  #at({ name, declared }: LiveCollection): MongoCollection {
    return { declared, kept: this.#db.collection<KeptDocument>(name) };
  }

  #dropLater(builds: readonly BuildRecord[]): void {
    if (builds.length === 0) return;
    const { signal } = this.#closing;
    const dropping = async (): Promise<void> => {
      await sleep(this.#graceMs, undefined, { signal, ref: false });
      for (const build of builds) await this.#records.dropCollections(build);
    };
    // Whatever is left is dropped when the builds are next looked through.
    void dropping().catch(() => undefined);
  }
}
