import type { ReadDocument, StoredDocument } from '../document.js';
import type { AnyFilter } from '../filter.js';
import { scalarAt } from '../indexed-values.js';
import { matcher } from '../match.js';
import { fieldsOf } from '../path.js';
import {
  type BuildKey,
  type BuildWrites,
  type CollectionDeclarations,
  type KnownReadModel,
  isSameBuild,
  type ProgressBoard,
  type ProjectionStore,
  type SharedProgress,
  type StoredBuild,
  storedBuild,
} from '../projection-store.js';
import { KnownVersions } from '../known-versions.js';
import { QueryCollection } from '../query-collection.js';
import type { ReadCollection } from '../read-store.js';
import { page, project, sortDocuments } from '../run-query.js';
import { stableJson } from '../stable-json.js';
import { type Kept, KeptDocuments, parsed } from './kept-documents.js';
import { requireDeclaredSort } from './require-declared-sort.js';

interface MemoryBuild extends StoredBuild {
  readonly documents: ReadonlyMap<string, KeptDocuments>;
}

export interface MemoryReadStoreOptions {
  /**
   * Refuses to sort by what is not declared, for tests: a store on a server loads the whole
   * collection for it and sorts in the main thread.
   */
  readonly requiresDeclaredSorts?: boolean;
}

/**
 * A read store that forgets everything with the process: for tests and for read models of a moment
 * in the past.
 */
export class MemoryReadStore implements ProjectionStore {
  #builds: MemoryBuild[] = [];
  #progress: SharedProgress | undefined;
  readonly #known = new KnownVersions();
  readonly progress: ProgressBoard = {
    read: async () => this.#progress,
    write: async (progress) => {
      this.#progress = progress;
    },
  };

  constructor(private readonly options: MemoryReadStoreOptions = {}) {}

  collection<T extends ReadDocument>(name: string): ReadCollection<T> {
    return new QueryCollection<T>({
      find: (filter, options) => {
        const live = this.#live(name);
        if (this.options.requiresDeclaredSorts === true) {
          requireDeclaredSort(name, live?.collections[name], options.sort);
        }
        const found = this.#matching(live, name, filter).map((stored) => stored.doc);
        const answer = page(sortDocuments(found, options.sort), options);
        return answer.map((doc) => project(doc, options.projection));
      },
      count: (filter) => {
        const live = this.#live(name);
        return this.#matching(live, name, filter).length;
      },
    });
  }

  answerOnly(known: readonly KnownReadModel[]): void {
    this.#known.demand(known);
  }

  async ping(): Promise<void> {
    // Memory always answers.
  }

  async builds(): Promise<readonly StoredBuild[]> {
    return this.#builds.map(storedBuild).sort(byKey);
  }

  async create(key: BuildKey, collections: CollectionDeclarations): Promise<void> {
    if (this.#builds.some((build) => isSameBuild(build, key))) return;
    const documents = new Map(
      Object.entries(collections).map(([name, one]) => [name, new KeptDocuments(one)]),
    );
    this.#builds.push({ ...key, live: false, collections, checkpoint: undefined, documents });
  }

  async load(
    build: BuildKey,
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument>> {
    const documents = this.#documents(build, collection);
    const found = new Map<string, StoredDocument>();
    for (const id of ids) {
      const kept = documents.get(id);
      if (kept !== undefined) found.set(id, parsed(kept));
    }
    return found;
  }

  async search(
    build: BuildKey,
    collection: string,
    filter: AnyFilter,
  ): Promise<readonly StoredDocument[]> {
    return this.#matching(this.#build(build), collection, filter);
  }

  async write(writes: readonly BuildWrites[]): Promise<void> {
    const prepared = writes.flatMap(({ build, puts }) =>
      puts.map(({ collection, doc, position }) => ({
        documents: this.#documents(build, collection),
        _id: doc._id,
        kept: { text: this.#text(build, collection, doc), position },
      })),
    );
    for (const { documents, _id, kept } of prepared) {
      if (isOlder(documents.get(_id), kept.position)) documents.set(_id, kept);
    }
    for (const { build, removals, checkpoint } of writes) {
      for (const { collection, _id, position } of removals) {
        const documents = this.#documents(build, collection);
        if (isOlder(documents.get(_id), position)) documents.delete(_id);
      }
      this.#builds = this.#builds.map((known) =>
        isSameBuild(known, build) ? { ...known, checkpoint } : known,
      );
    }
  }

  async promote(key: BuildKey): Promise<void> {
    const promoted = this.#build(key);
    this.#builds = this.#builds
      .filter((build) => build === promoted || build.projection !== key.projection || !build.live)
      .map((build) => (build === promoted ? { ...build, live: true } : build));
  }

  async drop(key: BuildKey): Promise<void> {
    this.#builds = this.#builds.filter((build) => !isSameBuild(build, key));
  }

  async *export(build: BuildKey, collection: string): AsyncIterable<string> {
    const ids = [...this.#documents(build, collection).entries()].map(([_id, kept]) => ({
      _id,
      ...kept,
    }));
    for (const { text } of sortDocuments(ids)) yield text;
  }

  async close(): Promise<void> {
    this.#builds = [];
  }

  #build(key: BuildKey): MemoryBuild {
    const build = this.#builds.find((known) => isSameBuild(known, key));
    if (build === undefined) throw new Error(`There is no build ${key.projection} ${key.version}`);
    return build;
  }

  #documents(key: BuildKey, collection: string): KeptDocuments {
    const documents = this.#build(key).documents.get(collection);
    if (documents === undefined) throw new Error(`${key.projection} declares no ${collection}`);
    return documents;
  }

  /** Returns the text to keep, once the document has proved to match its declared indexes. */
  #text(key: BuildKey, collection: string, doc: ReadDocument): string {
    const indexes = this.#build(key).collections[collection]?.indexes ?? [];
    for (const path of indexes
      .filter((i) => i.multikey !== true)
      .flatMap((i) => Object.keys(i.key))) {
      scalarAt(doc, { path, fields: fieldsOf(path) });
    }
    return stableJson(doc);
  }

  #live(collection: string): MemoryBuild | undefined {
    const live = this.#builds.find((build) => build.live && build.documents.has(collection));
    this.#known.check(collection, live);
    return live;
  }

  #matching(
    build: MemoryBuild | undefined,
    collection: string,
    filter: AnyFilter,
  ): StoredDocument[] {
    const matches = matcher(filter);
    return [...(build?.documents.get(collection)?.among(filter) ?? [])]
      .map(parsed)
      .filter((stored) => matches(stored.doc));
  }
}

function isOlder(kept: Kept | undefined, position: string): boolean {
  return kept === undefined || kept.position < position;
}

function byKey(a: BuildKey, b: BuildKey): number {
  if (a.projection !== b.projection) return a.projection < b.projection ? -1 : 1;
  return a.version - b.version || a.build - b.build;
}
