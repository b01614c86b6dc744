import { DamagedDocument } from '../errors.js';
import type { ReadDocument } from '../document.js';
import type { AnyFilter } from '../filter.js';
import { KnownVersions } from '../known-versions.js';
import type { BuildKey } from '../projection-store.js';
import { QueryCollection } from '../query-collection.js';
import type { ReadCollection, Sort } from '../read-store.js';
import type { DamagedBuilds } from './damaged-builds.js';
import { DamagedFile } from './damaged-file.js';
import { type Asked as AskedFor, type Look, lookOf } from './look-of.js';
import { type Reading, TableGone } from './matching-rows.js';
import { plansOf } from './query-plans.js';
import type { SqliteBuild } from './recall-builds.js';
import type { StoreFile } from './store-file.js';
import { countDocuments, findDocuments } from './table-reader.js';
import type { Table } from './table.js';

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

/** Answers queries from live builds; where these are damaged or lost, once they were made again. */
export class SqliteQueries {
  readonly versions = new KnownVersions();

  /** @param builds Gives those that there are now. */
  constructor(
    private readonly file: StoreFile,
    private readonly builds: () => readonly SqliteBuild[],
    private readonly damage: DamagedBuilds,
  ) {}

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

  /** Tells in SQLite's words how a question is answered, for the test that no list reads all. */
  plansOf(name: string, filter: AnyFilter, sort: Sort): readonly string[] {
    const live = this.#live(name);
    return live === undefined ? [] : plansOf(this.#reading(live), filter, sort);
  }

  /** Counts what a question looks at; undefined where there is nothing to look at. */
  lookOf(name: string, filter: AnyFilter, asked: AskedFor): Look | undefined {
    const live = this.#live(name);
    return live === undefined ? undefined : lookOf(this.#reading(live), filter, asked);
  }

  /** Answers at once if a column decides; if the store is damaged, after it was rebuilt. */
  #answer<T>(collection: string, read: Read<T>, nothing: T): T | Promise<T> {
    if (this.file.fault !== undefined) return this.#answerWhenFilled(collection, read, nothing);
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
    if (fault instanceof DamagedDocument) await this.damage.mended(live.build, fault);
    else if (!(fault instanceof TableGone)) throw fault;
    const rebuilt = this.#live(collection);
    return rebuilt === undefined ? nothing : this.#readAgain(rebuilt, read);
  }

  async #answerWhenFilled<T>(collection: string, read: Read<T>, nothing: T): Promise<T> {
    await this.file.untilFilled();
    const live = this.#live(collection);
    return live === undefined ? nothing : this.#readAgain(live, read);
  }

  /** @throws StoreFault if the stored value is damaged, which is reported. */
  async #readAgain<T>(live: Live, read: Read<T>): Promise<T> {
    try {
      return await read(this.#reading(live));
    } catch (fault: unknown) {
      return this.damage.read(live.build, () => {
        throw fault;
      });
    }
  }

  #reading({ table }: Live): Reading {
    const { connection } = this.file;
    const isThere = (): boolean =>
      this.file.fault === undefined &&
      this.file.connection === connection &&
      this.builds().some(({ tables }) =>
        [...tables.values()].some(({ name }) => name === table.name),
      );
    return { connection, table, isThere };
  }

  #live(collection: string): Live | undefined {
    const build = this.builds().find(({ live, tables }) => live && tables.has(collection));
    const table = build?.tables.get(collection);
    this.versions.check(collection, build);
    return build && table && { build, table };
  }
}
