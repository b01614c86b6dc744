import type { Position } from '@foyer/event-log';
import type { StoredDocument } from './document.js';
import type { AnyFilter } from './filter.js';
import type { ReadStore } from './read-store.js';
import type { StoreFault } from './errors.js';

/** An index to keep, keyed as MongoDB's `createIndex` is. */
export interface IndexDeclaration {
  /**
   * Paths in the order of the index. They hold scalars or nothing, unless the index is `multikey`.
   */
  readonly key: Readonly<Record<string, 1 | -1>>;
  /** The path leads into an array; such an index has one path. */
  readonly multikey?: true;
}

/** The declared properties of a collection. */
export interface CollectionDeclaration {
  readonly indexes: readonly IndexDeclaration[];
  /**
   * Paths that lists are sorted by, each both ways, the usual one first; they hold scalars or
   * nothing.
   */
  readonly sorts?: readonly string[];
  /**
   * Paths that lists are narrowed by, in addition to those that an index begins with; they hold
   * scalars or nothing.
   */
  readonly filters?: readonly string[];
  /** Paths with few different values; any other path narrows a query more. */
  readonly kinds?: readonly string[];
  /** Paths of texts in whose parts lists are searched; they hold texts or nothing. */
  readonly searches?: readonly string[];
}

/** Collections of a projection by name. A name belongs to one projection only. */
export type CollectionDeclarations = Readonly<Record<string, CollectionDeclaration>>;

/** A read model as a program knows it: which version, and what it answers with. */
export interface KnownReadModel {
  readonly name: string;
  readonly version: number;
  readonly collections: CollectionDeclarations;
}

/**
 * One set of a projection's collections: those of its live version, or those being built next to
 * them.
 */
export interface BuildKey {
  readonly projection: string;
  readonly version: number;
  /** Counts the builds of a version from 1. */
  readonly build: number;
}

/** A build as the store remembers it. */
export interface StoredBuild extends BuildKey {
  /** Queries are answered from this one. */
  readonly live: boolean;
  readonly collections: CollectionDeclarations;
  /** The last event that the build has taken in. */
  readonly checkpoint: Position | undefined;
}

/** A document to write, and the position of the event that made it so. */
export interface DocumentPut extends StoredDocument {
  readonly collection: string;
  /**
   * True if no such document is known to exist: a store may try to insert it first. One may exist
   * all the same.
   */
  readonly isNew?: boolean;
}

/** A document to remove. */
export interface DocumentRemoval {
  readonly collection: string;
  readonly _id: string;
  readonly position: Position;
}

/** The changes of one build by a run of events: at most one put or removal for each document. */
export interface BuildWrites {
  readonly build: BuildKey;
  readonly puts: readonly DocumentPut[];
  readonly removals: readonly DocumentRemoval[];
  readonly checkpoint: Position;
}

/** How far the process that writes read models says to be, for those that only read them. */
export interface SharedProgress {
  /**
   * Writes up to here can be seen, except in read models that have stopped; null if nothing can.
   */
  readonly position: Position | null;
  /** Projections that met an event they cannot take in. */
  readonly stopped: readonly string[];
  /**
   * Of each projection the version that queries are answered from; absent where an earlier program
   * wrote.
   */
  readonly versions?: Readonly<Record<string, number>>;
}

/** The progress of the writing process, for other processes that share its read store. */
export interface ProgressBoard {
  /** Undefined before the first word. */
  read(): Promise<SharedProgress | undefined>;
  write(progress: SharedProgress): Promise<void>;
}

/** Makes the documents of a projection again; resolves when that was tried. */
export type MendDamage = (projection: string, fault: StoreFault) => Promise<void>;

/**
 * A store may be lost as a whole: nothing of it can be trusted then, and all of it is filled again
 * from the log.
 */
export interface Loss {
  /** Why queries are not answered, while they are not. */
  readonly fault: StoreFault | undefined;
  /** Called once for each loss. */
  onLost(notify: (fault: StoreFault) => void): void;
  /** Reports damage that was met outside the store. */
  lose(fault: StoreFault): void;
  /**
   * Puts an empty store in the place of what is lost.
   * @returns where the lost one is kept, if it is.
   */
  renew(): Promise<string | undefined>;
  /** The store is complete: queries are answered again. */
  filled(): Promise<void>;
}

/** The side of a read store that only the projection runner uses. */
export interface ProjectionStore extends ReadStore {
  /** Only where other processes may read what this one writes. */
  readonly progress?: ProgressBoard;
  /** Only if the store may be lost as a whole, by a fault of its disk or because it was dropped. */
  readonly loss?: Loss;
  /**
   * Answers queries from live builds of these versions alone: the documents of another version have
   * a shape of their own, and an unfilled build would look like an empty one. All others are
   * answered by a ReadModelAbsent.
   */
  answerOnly(known: readonly KnownReadModel[]): void;
  /** Sees whether the store answers. @throws StoreFault when it does not. */
  ping(): Promise<void>;
  builds(): Promise<readonly StoredBuild[]>;
  /**
   * Makes an empty build with its collections and indexes. A build that exists already stays as it
   * is.
   */
  create(build: BuildKey, collections: CollectionDeclarations): Promise<void>;
  load(
    build: BuildKey,
    collection: string,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, StoredDocument>>;
  search(
    build: BuildKey,
    collection: string,
    filter: AnyFilter,
  ): Promise<readonly StoredDocument[]>;
  /**
   * Writes documents and checkpoints, all or nothing, also across a crash. A store without
   * transactions first keeps the writes themselves in one document and finishes them when it is
   * opened again.
   *
   * A document is written over, or removed, only where it is older than the event, so that a repeat
   * changes nothing.
   * @throws UnwritableDocument when a document cannot be kept or breaks its declaration; nothing
   * was written then.
   */
  write(writes: readonly BuildWrites[]): Promise<void>;
  /**
   * Answers queries from this build from now on, in one step for all its collections, and drops the
   * earlier ones.
   */
  promote(build: BuildKey): Promise<void>;
  drop(build: BuildKey): Promise<void>;
  /**
   * Only where what the store keeps may be damaged. A reader of a damaged document waits for a
   * while until it is rebuilt, and receives a StoreFault if it is not. The runner is notified at
   * once.
   */
  onDamage?(mend: MendDamage): void;
  /** Overwrites on the disk what documents once held, where the store would keep it for a while. */
  scrub?(): Promise<void>;
  /** Every document of a collection as JSON text with its keys in order, by ascending `_id`. */
  export(build: BuildKey, collection: string): AsyncIterable<string>;
  close(): Promise<void>;
}

/** Returns the facts that are known of a build, without any that an adapter keeps in addition. */
export function storedBuild(known: StoredBuild): StoredBuild {
  const { projection, version, build, live, collections, checkpoint } = known;
  return { projection, version, build, live, collections, checkpoint };
}

/** The name under which a build's collection is kept. */
export function storedName(build: BuildKey, collection: string): string {
  return `${collection}_v${build.version}_b${build.build}`;
}

/** True if two keys mean the same build. */
export function isSameBuild(a: BuildKey, b: BuildKey): boolean {
  return a.projection === b.projection && a.version === b.version && a.build === b.build;
}
