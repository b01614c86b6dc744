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
import type { ReadCollection, Sort } from '../read-store.js';
import type { Connection } from './connection.js';
import { DamagedBuilds } from './damaged-builds.js';
import type { LeftoverTables } from './leftover-tables.js';
import type { Asked, Look } from './look-of.js';
import {
  leftoversOf,
  namesOf,
  prepareBuilds,
  recallBuilds,
  tablesOf,
  valuesOf,
  type SqliteBuild,
} from './recall-builds.js';
import { SqliteQueries } from './sqlite-queries.js';
import { StoreFile } from './store-file.js';
import { exportDocuments, loadDocuments, searchDocuments } from './table-reader.js';
import type { Table } from './table.js';
import { putDocument, removeDocument } from './table-writer.js';

const OF_BUILD = 'projection = ? AND version = ? AND build = ?';

/** A read store in one SQLite file: documents as JSON, declared paths as indexed columns. */
export class SqliteReadStore implements ProjectionStore {
  readonly #file: StoreFile;
  readonly #damage = new DamagedBuilds();
  readonly #queries: SqliteQueries;
  #builds: readonly SqliteBuild[] = [];

  /**
   * @param path A file, made where it is missing; or `:memory:`. One that is damaged is lost, see
   * {@link loss}.
   */
  constructor(path: string) {
    this.#file = new StoreFile(path, (connection) => {
      prepareBuilds(connection);
      this.#builds = recallBuilds(connection);
    });
    this.#queries = new SqliteQueries(this.#file, () => this.#builds, this.#damage);
  }

  get loss(): Loss {
    return this.#file;
  }

  collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    return this.#queries.collection(name);
  }

  /** Tells in SQLite's words how a question is answered, for the test that no list reads all. */
  plansOf(name: string, filter: AnyFilter, sort: Sort): readonly string[] {
    return this.#queries.plansOf(name, filter, sort);
  }

  /** Counts what a question looks at, for tests that none looks at all of history. */
  lookOf(name: string, filter: AnyFilter, asked: Asked): Look | undefined {
    return this.#queries.lookOf(name, filter, asked);
  }

  answerOnly(known: readonly KnownReadModel[]): void {
    this.#queries.versions.demand(known);
  }

  ping = async (): Promise<void> => this.#connection.exec('SELECT 1 FROM _builds LIMIT 1');

  async builds(): Promise<readonly StoredBuild[]> {
    this.#builds = recallBuilds(this.#connection);
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
    return this.#damage.read(build, () => loadDocuments(this.#connection, table, ids));
  }

  async search(
    build: BuildKey,
    collection: string,
    filter: AnyFilter,
  ): Promise<readonly StoredDocument[]> {
    const table = this.#table(build, collection);
    return this.#damage.read(build, () => searchDocuments(this.#connection, table, filter));
  }

  async write(writes: readonly BuildWrites[]): Promise<void> {
    this.#connection.transaction(() => {
      for (const { build, puts, removals, checkpoint } of writes) {
        for (const put of puts) {
          const table = this.#table(build, put.collection);
          this.#damage.read(build, () => putDocument(this.#connection, table, put));
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
    this.#damage.onDamage(mend);
  }

  /** Overwritten content is still in the write-ahead log until that is emptied. */
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
    this.#builds = recallBuilds(this.#connection, this.#builds);
  }

  #table(key: BuildKey, collection: string): Table {
    const build = this.#builds.find((known) => isSameBuild(known, key));
    const table = build?.tables.get(collection);
    if (table === undefined) throw new Error(`${key.projection} has no ${collection} to work on`);
    return table;
  }
}
