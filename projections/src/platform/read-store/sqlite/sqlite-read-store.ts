import type { ReadDocument, StoredDocument } from '../document.js';
import type { AnyFilter } from '../filter.js';
import {
  type BuildKey,
  type BuildWrites,
  type CollectionDeclarations,
  isSameBuild,
  type ProjectionStore,
  type StoredBuild,
  storedBuild,
} from '../projection-store.js';
import { QueryCollection } from '../query-collection.js';
import type { ReadCollection } from '../read-store.js';
import { Connection } from './connection.js';
import {
  countDocuments,
  exportDocuments,
  findDocuments,
  loadDocuments,
  searchDocuments,
} from './table-reader.js';
import { type Table, tableOf } from './table.js';
import { putDocument, removeDocument } from './table-writer.js';

interface SqliteBuild extends StoredBuild {
  readonly tables: ReadonlyMap<string, Table>;
}

const ofBuild = 'projection = ? AND version = ? AND build = ?';

/** A read store in one SQLite file: documents as JSON, declared paths as indexed columns. */
export class SqliteReadStore implements ProjectionStore {
  readonly #connection: Connection;
  #builds: readonly SqliteBuild[] = [];

  /** @param path A file, made where it is missing; or `:memory:`. */
  constructor(path: string) {
    this.#connection = new Connection(path);
    this.#connection.exec(
      'CREATE TABLE IF NOT EXISTS _builds (projection TEXT, version INTEGER, build INTEGER, live INTEGER, ' +
        'collections TEXT, checkpoint TEXT, PRIMARY KEY (projection, version, build))',
    );
    this.#recall();
  }

  collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    return new QueryCollection<T>({
      find: (filter, options) => {
        const table = this.#liveTable(name);
        return table === undefined ? [] : findDocuments(this.#connection, table, filter, options);
      },
      count: (filter) => {
        const table = this.#liveTable(name);
        return table === undefined ? 0 : countDocuments(this.#connection, table, filter);
      },
    });
  }

  async builds(): Promise<readonly StoredBuild[]> {
    this.#recall();
    return this.#builds.map(storedBuild);
  }

  async create(key: BuildKey, collections: CollectionDeclarations): Promise<void> {
    if (this.#builds.some((build) => isSameBuild(build, key))) return;
    this.#change(() => {
      for (const table of tablesOf(key, collections).values()) {
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
    return loadDocuments(this.#connection, this.#table(build, collection), ids);
  }

  async search(
    build: BuildKey,
    collection: string,
    filter: AnyFilter,
  ): Promise<readonly StoredDocument[]> {
    return searchDocuments(this.#connection, this.#table(build, collection), filter);
  }

  async write(writes: readonly BuildWrites[]): Promise<void> {
    this.#connection.transaction(() => {
      for (const { build, puts, removals, checkpoint } of writes) {
        for (const put of puts) {
          putDocument(this.#connection, this.#table(build, put.collection), put);
        }
        for (const removal of removals) {
          removeDocument(this.#connection, this.#table(build, removal.collection), removal);
        }
        this.#connection.run(`UPDATE _builds SET checkpoint = ? WHERE ${ofBuild}`, [
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
      this.#connection.run(`UPDATE _builds SET live = 1 WHERE ${ofBuild}`, valuesOf(key));
      for (const build of earlier) this.#remove(build);
    });
  }

  async drop(key: BuildKey): Promise<void> {
    const build = this.#builds.find((known) => isSameBuild(known, key));
    if (build !== undefined) this.#change(() => this.#remove(build));
  }

  export(build: BuildKey, collection: string): AsyncIterable<string> {
    return exportDocuments(this.#connection, this.#table(build, collection));
  }

  /** What was written over is still in the write-ahead log until that is emptied. */
  async scrub(): Promise<void> {
    this.#connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close(): Promise<void> {
    this.#connection.close();
  }

  #remove(build: SqliteBuild): void {
    this.#connection.run(`DELETE FROM _builds WHERE ${ofBuild}`, valuesOf(build));
    for (const table of build.tables.values()) {
      for (const sql of table.removal) this.#connection.exec(sql);
    }
  }

  #change(work: () => void): void {
    this.#connection.forgetStatements();
    this.#connection.transaction(work);
    this.#connection.forgetStatements();
    this.#recall();
  }

  #recall(): void {
    const columns = 'projection, version, build, live, collections, checkpoint';
    const rows = this.#connection.rows(`SELECT ${columns} FROM _builds ORDER BY 1, 2, 3`, []);
    this.#builds = rows.map(([projection, version, build, live, declared, checkpoint]) => {
      const key = { projection, version, build } as BuildKey;
      const collections = JSON.parse(declared as string) as CollectionDeclarations;
      return {
        ...key,
        live: live === 1,
        collections,
        checkpoint: (checkpoint as string | null) ?? undefined,
        tables: tablesOf(key, collections),
      };
    });
  }

  #table(key: BuildKey, collection: string): Table {
    const build = this.#builds.find((known) => isSameBuild(known, key));
    const table = build?.tables.get(collection);
    if (table === undefined) throw new Error(`${key.projection} has no ${collection} to work on`);
    return table;
  }

  #liveTable(collection: string): Table | undefined {
    return this.#builds
      .find((build) => build.live && build.tables.has(collection))
      ?.tables.get(collection);
  }
}

function tablesOf(key: BuildKey, collections: CollectionDeclarations): ReadonlyMap<string, Table> {
  return new Map(
    Object.entries(collections).map(([name, declared]) => [name, tableOf(key, name, declared)]),
  );
}

function valuesOf(key: BuildKey): [string, number, number] {
  return [key.projection, key.version, key.build];
}
