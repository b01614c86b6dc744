import { setTimeout as sleep } from 'node:timers/promises';
import { DamagedDocument, damageOf } from '../errors.js';
import type { ReadDocument, StoredDocument } from '../document.js';
import type { AnyFilter } from '../filter.js';
import {
  type BuildKey,
  type BuildWrites,
  type CollectionDeclarations,
  isSameBuild,
  type KnownReadModel,
  type Loss,
  type MendDamage,
  type ProjectionStore,
  type StoredBuild,
  storedBuild,
} from '../projection-store.js';
import { KnownVersions } from '../known-versions.js';
import { QueryCollection } from '../query-collection.js';
import type { ReadCollection, Sort } from '../read-store.js';
import type { Connection } from './connection.js';
import { DamagedFile } from './damaged-file.js';
import type { LeftoverTables } from './leftover-tables.js';
import {
  leftoversOf,
  namesOf,
  prepareBuilds,
  recallBuilds,
  tablesOf,
  valuesOf,
  type SqliteBuild,
} from './recall-builds.js';
import { type Reading, TableGone } from './matching-rows.js';
import { plansOf } from './query-plans.js';
import { StoreFile } from './store-file.js';
import {
  countDocuments,
  exportDocuments,
  findDocuments,
  loadDocuments,
  searchDocuments,
} from './table-reader.js';
import type { Table } from './table.js';
import { putDocument, removeDocument } from './table-writer.js';

/** Anyone who asks for what is damaged waits for so long at most, in milliseconds. */
const MENDED_WITHIN_MS = 30_000;

const OF_BUILD = 'projection = ? AND version = ? AND build = ?';

type Read<T> = (reading: Reading) => T | Promise<T>;

interface Live {
  readonly build: BuildKey;
  readonly table: Table;
}

interface Asked<T> {
  readonly collection: string;
  readonly live: Live;
  readonly read: Read<T>;
  readonly nothing: T;
}

/** A read store in one SQLite file: documents as JSON, declared paths as indexed columns. */
export class SqliteReadStore implements ProjectionStore {
  readonly #file: StoreFile;
  #mend: MendDamage = () => Promise.resolve();
  readonly #known = new KnownVersions();
  #builds: readonly SqliteBuild[] = [];

  /** @param path A file, made where it is missing; or `:memory:`. One that is damaged is lost, see {@link loss}. */
  constructor(path: string) {
    this.#file = new StoreFile(path, (connection) => {
      prepareBuilds(connection);
      this.#builds = recallBuilds(connection);
    });
  }

  get loss(): Loss {
    return this.#file;
  }

  collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    return new QueryCollection<T>({
      find: (filter, options) => {
        const find = (reading: Reading) => findDocuments(reading, filter, options);
        return this.#answer<readonly ReadDocument[]>(name, find, []);
      },
      count: (filter) => {
        const count = (reading: Reading) => countDocuments(reading, filter);
        return this.#answer<number>(name, count, 0);
      },
    });
  }

  /** How a question would be answered, in SQLite's words; for the test that no list reads all documents. */
  plansOf(name: string, filter: AnyFilter, sort: Sort): readonly string[] {
    const live = this.#live(name);
    return live === undefined ? [] : plansOf(this.#reading(live), filter, sort);
  }

  answerOnly(known: readonly KnownReadModel[]): void {
    this.#known.demand(known);
  }

  ping = async (): Promise<void> => this.#connection.exec('SELECT 1 FROM _builds LIMIT 1');

  async builds(): Promise<readonly StoredBuild[]> {
    this.#recall();
    this.#leftovers.add(leftoversOf(this.#connection, this.#builds));
    return this.#builds.map(storedBuild);
  }

  async create(key: BuildKey, collections: CollectionDeclarations): Promise<void> {
    if (this.#builds.some((build) => isSameBuild(build, key))) return;
    const tables = tablesOf(key, collections);
    if (this.#leftovers.holds(namesOf(tables))) await this.#leftovers.gone();
    this.#change(() => {
      for (const table of tables.values()) {
        for (const sql of [...table.removal, ...table.creation]) this.#connection.exec(sql);
      }
      this.#connection.run('INSERT INTO _builds VALUES (?, ?, ?, 0, ?, NULL)', [
        ...valuesOf(key),
        JSON.stringify(collections),
      ]);
    });
  }

  async load(
    build: BuildKey,
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument>> {
    const table = this.#table(build, collection);
    return this.#read(build, () => loadDocuments(this.#connection, table, ids));
  }

  async search(
    build: BuildKey,
    collection: string,
    filter: AnyFilter,
  ): Promise<readonly StoredDocument[]> {
    const table = this.#table(build, collection);
    return this.#read(build, () => searchDocuments(this.#connection, table, filter));
  }

  async write(writes: readonly BuildWrites[]): Promise<void> {
    this.#connection.transaction(() => {
      for (const { build, puts, removals, checkpoint } of writes) {
        for (const put of puts) {
          const table = this.#table(build, put.collection);
          this.#read(build, () => putDocument(this.#connection, table, put));
        }
        for (const removal of removals) {
          removeDocument(this.#connection, this.#table(build, removal.collection), removal);
        }
        this.#connection.run(`UPDATE _builds SET checkpoint = ? WHERE ${OF_BUILD}`, [
          checkpoint,
          ...valuesOf(build),
        ]);
      }
    });
  }

  async promote(key: BuildKey): Promise<void> {
    const earlier = this.#builds.filter(
      (build) => build.live && build.projection === key.projection && !isSameBuild(build, key),
    );
    this.#change(() => {
      this.#connection.run(`UPDATE _builds SET live = 1 WHERE ${OF_BUILD}`, valuesOf(key));
      for (const build of earlier) this.#forget(build);
    });
    this.#leftovers.add(earlier.flatMap(({ tables }) => namesOf(tables)));
  }

  async drop(key: BuildKey): Promise<void> {
    const build = this.#builds.find((known) => isSameBuild(known, key));
    if (build === undefined) return;
    this.#change(() => this.#forget(build));
    this.#leftovers.add(namesOf(build.tables));
  }

  export(build: BuildKey, collection: string): AsyncIterable<string> {
    return exportDocuments(this.#connection, this.#table(build, collection));
  }

  onDamage(mend: MendDamage): void {
    this.#mend = mend;
  }

  /** What was written over is still in the write-ahead log until that is emptied. */
  async scrub(): Promise<void> {
    await this.#file.scrub();
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  get #connection(): Connection {
    return this.#file.connection;
  }

  get #leftovers(): LeftoverTables {
    return this.#file.leftovers;
  }

  #forget(build: SqliteBuild): void {
    this.#connection.run(`DELETE FROM _builds WHERE ${OF_BUILD}`, valuesOf(build));
  }

  #change(work: () => void): void {
    this.#connection.forgetStatements();
    this.#connection.transaction(work);
    this.#connection.forgetStatements();
    this.#recall();
  }

  #recall(): void {
    this.#builds = recallBuilds(this.#connection);
  }

  /** What is there, at once where a column decides; where it is damaged, after it was rebuilt. */
  #answer<T>(collection: string, read: Read<T>, nothing: T): T | Promise<T> {
    if (this.#file.fault !== undefined) return this.#answerWhenFilled(collection, read, nothing);
    const live = this.#live(collection);
    if (live === undefined) return nothing;
    const mend = (fault: unknown) => this.#answerAfter(fault, { collection, live, read, nothing });
    try {
      const answer = read(this.#reading(live));
      return answer instanceof Promise ? answer.catch(mend) : answer;
    } catch (fault: unknown) {
      return mend(fault);
    }
  }

  async #answerAfter<T>(fault: unknown, { collection, live, read, nothing }: Asked<T>): Promise<T> {
    if (fault instanceof DamagedFile) return this.#answerWhenFilled(collection, read, nothing);
    if (fault instanceof DamagedDocument) await this.#mended(live.build, fault);
    else if (!(fault instanceof TableGone)) throw fault;
    const rebuilt = this.#live(collection);
    return rebuilt === undefined ? nothing : this.#readAgain(rebuilt, read);
  }

  async #answerWhenFilled<T>(collection: string, read: Read<T>, nothing: T): Promise<T> {
    await this.#file.untilFilled();
    const live = this.#live(collection);
    return live === undefined ? nothing : this.#readAgain(live, read);
  }

  /** @throws StoreFault where what is there is damaged, which is told. */
  async #readAgain<T>(live: Live, read: Read<T>): Promise<T> {
    try {
      return await read(this.#reading(live));
    } catch (fault: unknown) {
      return this.#read(live.build, () => {
        throw fault;
      });
    }
  }

  #reading({ table }: Live): Reading {
    const connection = this.#connection;
    const isThere = (): boolean =>
      this.#file.fault === undefined &&
      this.#connection === connection &&
      this.#builds.some(({ tables }) =>
        [...tables.values()].some(({ name }) => name === table.name),
      );
    return { connection, table, isThere };
  }

  /** @throws StoreFault where what is there is damaged, which is told. */
  #read<T>(build: BuildKey, work: () => T): T {
    try {
      return work();
    } catch (fault: unknown) {
      if (!(fault instanceof DamagedDocument)) throw fault;
      void this.#mended(build, fault);
      throw damageOf(build.projection, fault);
    }
  }

  async #mended(build: BuildKey, fault: DamagedDocument): Promise<void> {
    const waited = sleep(MENDED_WITHIN_MS, undefined, { ref: false });
    await Promise.race([this.#mend(build.projection, damageOf(build.projection, fault)), waited]);
  }

  #table(key: BuildKey, collection: string): Table {
    const build = this.#builds.find((known) => isSameBuild(known, key));
    const table = build?.tables.get(collection);
    if (table === undefined) throw new Error(`${key.projection} has no ${collection} to work on`);
    return table;
  }

  #live(collection: string): Live | undefined {
    const build = this.#builds.find(({ live, tables }) => live && tables.has(collection));
    const table = build?.tables.get(collection);
    this.#known.check(collection, build);
    return build && table && { build, table };
  }
}
