import type { Position } from '@foyer/event-log';
import { checkFilter } from '../read-store/check-filter.js';
import {
  type AnyFilter,
  type BuildKey,
  type BuildWrites,
  type DocumentPut,
  type DocumentRemoval,
  type ProjectionStore,
  type ReadDocument,
} from '../read-store/index.js';
import { matcher } from '../read-store/match.js';
import { sortDocuments } from '../read-store/run-query.js';
import { applyChange } from './apply-change.js';
import type { AnyChange, AnyOperation } from './operation.js';
import { asStoreFault } from '../read-store/index.js';

interface Entry {
  readonly doc: ReadDocument | undefined;
  readonly position: Position | undefined;
  /** True if no such document is known to be in the store. */
  readonly isNew: boolean;
}

interface Known {
  readonly entries: Map<string, Entry>;
  /** Ids of what has changed since it was last written. */
  readonly changed: Set<string>;
}

/** Of what was never written. */
const NOTHING: Entry = { doc: undefined, position: undefined, isNew: true };

const MOST_KEPT = 2000;

/** Ids of documents in the store that are remembered of a collection. */
const MOST_IDS = 200_000;

/**
 * The documents of one build while events run over them: read once, changed in memory, written
 * together. A document that is as new as the event stays as it is, so that events taken in twice
 * count once.
 */
export class WorkingDocuments {
  readonly #collections = new Map<string, Known>();
  /** Ids of all documents that the store may hold, by collection; undefined if there are too many. */
  readonly #stored = new Map<string, Set<string> | undefined>();

  /** @param isEmpty whether the build holds nothing yet: then the store need not be asked. */
  constructor(
    private readonly store: ProjectionStore,
    private readonly build: BuildKey,
    private readonly isEmpty = false,
  ) {}

  /** A promise only where the store must be asked. */
  get(
    collection: string,
    id: string,
  ): ReadDocument | undefined | Promise<ReadDocument | undefined> {
    const known = this.#collections.get(collection)?.entries.get(id);
    return known === undefined ? this.#entry(collection, id).then((entry) => entry.doc) : known.doc;
  }

  async find(collection: string, filter: AnyFilter): Promise<readonly ReadDocument[]> {
    checkFilter(filter);
    const { entries } = this.#known(collection);
    if (!this.#isAllKnown(collection)) {
      const stored = await this.#fromStore(() => this.store.search(this.build, collection, filter));
      for (const { doc, position } of stored) {
        if (!entries.has(doc._id)) entries.set(doc._id, { doc, position, isNew: false });
      }
    }
    const matches = matcher(filter);
    const found = [...entries.values()].flatMap(({ doc }) =>
      doc !== undefined && matches(doc) ? [doc] : [],
    );
    return sortDocuments(found);
  }

  /** Carries out an operation of the event at this position; a promise only where the store must be asked. */
  apply(operation: AnyOperation, position: Position): Promise<void> | undefined {
    const { collection } = operation;
    switch (operation.op) {
      case 'put':
        this.#set(collection, operation.doc._id, operation.doc, position);
        return undefined;
      case 'delete':
        this.#set(collection, operation.id, undefined, position);
        return undefined;
      case 'update':
        return this.#update(collection, operation.id, operation.change, position);
      case 'updateMany':
        return this.#updateMany(collection, operation.filter, operation.change, position);
    }
  }

  /** Returns the changes since the last `settle`. */
  changes(): Pick<BuildWrites, 'puts' | 'removals'> {
    const puts: DocumentPut[] = [];
    const removals: DocumentRemoval[] = [];
    for (const [collection, { entries, changed }] of this.#collections) {
      for (const _id of changed) {
        const { doc, position = '', isNew = true } = entries.get(_id) ?? {};
        if (doc === undefined) removals.push({ collection, _id, position });
        else puts.push({ collection, doc, position, isNew });
      }
    }
    return { puts, removals };
  }

  /**
   * Notes that the changes are written. Known documents stay until there are too many, and then
   * those just changed.
   */
  settle(): void {
    for (const [collection, { entries, changed }] of this.#collections) {
      this.#noteStored(collection, changed);
      if (entries.size > MOST_KEPT) {
        for (const id of entries.keys()) if (!changed.has(id)) entries.delete(id);
      }
      for (const id of changed) {
        const entry = entries.get(id);
        if (entry?.isNew === true) entries.set(id, { ...entry, isNew: entry.doc === undefined });
      }
      changed.clear();
    }
  }

  /** Forgets everything, changes included. */
  forget(): void {
    this.#collections.clear();
  }

  #update(
    collection: string,
    id: string,
    change: AnyChange,
    position: Position,
  ): Promise<void> | undefined {
    const known = this.#known(collection).entries.get(id);
    if (known === undefined) {
      return this.#entry(collection, id).then((entry) =>
        this.#changeEntry(collection, id, entry, change, position),
      );
    }
    this.#changeEntry(collection, id, known, change, position);
    return undefined;
  }

  #changeEntry(
    collection: string,
    id: string,
    { doc }: Entry,
    change: AnyChange,
    position: Position,
  ): void {
    if (doc !== undefined) this.#set(collection, id, () => applyChange(doc, change), position);
  }

  async #updateMany(
    collection: string,
    filter: AnyFilter,
    change: AnyChange,
    position: Position,
  ): Promise<void> {
    for (const { _id } of await this.find(collection, filter)) {
      await this.#update(collection, _id, change, position);
    }
  }

  #set(
    collection: string,
    id: string,
    doc: ReadDocument | (() => ReadDocument) | undefined,
    position: Position,
  ): void {
    const { entries, changed } = this.#known(collection);
    const before = entries.get(id);
    if (before?.position !== undefined && isDone(before.position, changed.has(id), position))
      return;
    const isNew = before?.isNew ?? true;
    entries.set(id, { doc: typeof doc === 'function' ? doc() : doc, position, isNew });
    changed.add(id);
  }

  async #entry(collection: string, id: string): Promise<Entry> {
    const { entries } = this.#known(collection);
    const before = entries.get(id);
    if (before !== undefined) return before;
    if (this.#storedIds(collection)?.has(id) === false) return NOTHING;
    const loaded = await this.#fromStore(() => this.store.load(this.build, collection, [id]));
    const stored = loaded.get(id);
    const isNew = stored === undefined;
    const entry = { doc: stored?.doc, position: stored?.position, isNew };
    entries.set(id, entry);
    return entry;
  }

  #storedIds(collection: string): Set<string> | undefined {
    if (this.isEmpty && !this.#stored.has(collection)) this.#stored.set(collection, new Set());
    return this.#stored.get(collection);
  }

  #isAllKnown(collection: string): boolean {
    const ids = this.#storedIds(collection);
    if (ids === undefined) return false;
    const { entries } = this.#known(collection);
    return ids.size <= entries.size && [...ids].every((id) => entries.has(id));
  }

  #noteStored(collection: string, written: ReadonlySet<string>): void {
    const ids = this.#storedIds(collection);
    if (ids === undefined) return;
    for (const id of written) ids.add(id);
    if (ids.size > MOST_IDS) this.#stored.set(collection, undefined);
  }

  #known(collection: string): Known {
    let known = this.#collections.get(collection);
    if (known === undefined) {
      known = { entries: new Map(), changed: new Set() };
      this.#collections.set(collection, known);
    }
    return known;
  }

  async #fromStore<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (cause: unknown) {
      throw asStoreFault(cause);
    }
  }
}

/**
 * Tells if an event was taken in before. Several operations of one event may touch one document,
 * which counts as new only within this run.
 */
function isDone(written: Position, inThisRun: boolean, position: Position): boolean {
  return written > position || (written === position && !inThisRun);
}
