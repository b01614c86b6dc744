import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Collection, Db } from 'mongodb';
import {
  type BuildKey,
  type CollectionDeclaration,
  type CollectionDeclarations,
  isSameBuild,
  storedName,
} from '../projection-store.js';
import { LostDatabase } from './lost-database.js';

/** A build as MongoDB remembers it. */
export interface BuildRecord extends BuildKey {
  /**
   * Part of the names of its collections, so that a build made again never meets what is left of
   * the first one.
   */
  readonly _id: string;
  readonly collections: CollectionDeclarations;
  /** The name of each collection in the database. */
  readonly stored: Readonly<Record<string, string>>;
  /** Empty before the first one, so that all of them order as text. */
  readonly checkpoint: string;
  /**
   * The server's own ids of the collections: one that was dropped is made again by the next write
   * to it.
   */
  readonly uuids?: Readonly<Record<string, string>>;
  /** True if a reader has met a damaged document in it. */
  readonly isDamaged?: boolean;
}

/** Declarations are kept as text: their paths hold dots, which are not for the names of fields. */
type KeptRecord = Omit<BuildRecord, 'collections'> & { readonly declarations: string };

interface LiveRecord {
  /** The projection. */
  readonly _id: string;
  readonly token: string;
}

/** The location of the documents of a read model's live build. */
export interface LiveCollection {
  readonly name: string;
  readonly declared: CollectionDeclaration;
}

/** The known builds of a read model at one moment. */
export interface KnownBuilds {
  readonly builds: readonly BuildRecord[];
  readonly isLive: (build: BuildRecord) => boolean;
  /** True if its collections are those that were made for it. */
  readonly isWhole: (build: BuildRecord) => boolean;
  /** A database that was lost is being filled: queries would be answered from a part of it. */
  readonly isFilling: boolean;
}

const FILLING = 'filling';

const storedPattern = /_v\d+_b\d+_([0-9a-f]{12})$/;

/**
 * The builds in a database, and which of them answer queries. Which one that is, is one field of
 * one document.
 */
export class BuildRecords {
  readonly #builds: Collection<KeptRecord>;
  readonly #live: Collection<LiveRecord>;
  readonly #state: Collection<{ readonly _id: string }>;

  constructor(private readonly db: Db) {
    this.#builds = db.collection('_builds');
    this.#live = db.collection('_live');
    this.#state = db.collection('_state');
  }

  async read(): Promise<KnownBuilds> {
    // Builds after those that are live, so that one that is live by now is among them; their
    // collections after builds likewise.
    const live = await this.#live.find({}).toArray();
    const builds = (await this.#builds.find({}).toArray()).map(buildRecord);
    const [uuids, filling] = await Promise.all([
      this.#uuids(),
      this.#state.findOne({ _id: FILLING }),
    ]);
    const tokens = new Set(live.map(({ token }) => token));
    return {
      builds: builds.sort(byKey),
      isLive: ({ _id }) => tokens.has(_id),
      isWhole: (build) =>
        Object.values(build.stored).every((name) => {
          const uuid = uuids.get(name);
          return uuid !== undefined && uuid === (build.uuids?.[name] ?? uuid);
        }),
      isFilling: filling !== null,
    };
  }

  async insert({ collections, ...record }: BuildRecord): Promise<void> {
    const uuids = await this.#uuidsOf(record);
    await this.#builds.insertOne({ ...record, uuids, declarations: JSON.stringify(collections) });
  }

  /**
   * Takes the collections of a build as they are, where an earlier version of the program has not
   * kept which they are.
   */
  async keepUuids(build: BuildRecord): Promise<void> {
    if (build.uuids !== undefined) return;
    await this.#builds.updateOne(
      { _id: build._id },
      { $set: { uuids: await this.#uuidsOf(build) } },
    );
  }

  async markDamaged({ _id }: BuildRecord): Promise<void> {
    await this.#builds.updateOne({ _id }, { $set: { isDamaged: true } });
  }

  /**
   * Forgets all builds. No process answers from those that are made next, until {@link endFilling}.
   */
  async clear(): Promise<void> {
    await this.#state.replaceOne({ _id: FILLING }, {}, { upsert: true });
    await this.#live.deleteMany({});
    await this.#builds.deleteMany({});
  }

  async endFilling(): Promise<void> {
    await this.#state.deleteOne({ _id: FILLING });
  }

  /**
   * Moves a checkpoint forward, never back: a last report of a process that is gone can come late.
   */
  async setCheckpoint(_id: string, checkpoint: string): Promise<void> {
    await this.#builds.updateOne(
      { _id, checkpoint: { $lt: checkpoint } },
      { $set: { checkpoint } },
    );
  }

  async setLive({ projection, _id: token }: BuildRecord): Promise<void> {
    await this.#live.replaceOne({ _id: projection }, { token }, { upsert: true });
  }

  async remove({ _id, projection }: BuildRecord): Promise<void> {
    await this.#live.deleteOne({ _id: projection, token: _id });
    await this.#builds.deleteOne({ _id });
  }

  async #uuidsOf({ stored }: Pick<BuildRecord, 'stored'>): Promise<Record<string, string>> {
    const uuids = await this.#uuids();
    return Object.fromEntries(Object.values(stored).map((name) => [name, uuids.get(name) ?? '']));
  }

  async #uuids(): Promise<ReadonlyMap<string, string>> {
    const all = await this.db.listCollections().toArray();
    return new Map(all.map((one) => [one.name, 'info' in one ? String(one.info.uuid ?? '') : '']));
  }

  async dropCollections({ stored }: BuildRecord): Promise<void> {
    for (const name of Object.values(stored)) await this.db.dropCollection(name);
  }

  /**
   * Drops collections after a while, for queries that have just begun. Any collections left then
   * are dropped with the orphans.
   */
  async dropLater(
    builds: readonly BuildRecord[],
    graceMs: number,
    signal: AbortSignal,
  ): Promise<void> {
    if (builds.length === 0) return;
    try {
      await sleep(graceMs, undefined, { signal, ref: false });
      for (const build of builds) await this.dropCollections(build);
    } catch {
      // It ends, or the server is away.
    }
  }

  /**
   * Drops the collections of builds that are gone: the process that removed them may have ended
   * before it could do so.
   */
  async dropOrphans(builds: readonly BuildRecord[]): Promise<void> {
    const known = new Set(builds.map(({ _id }) => _id));
    const names = await this.db.listCollections({}, { nameOnly: true }).toArray();
    for (const { name } of names) {
      const token = storedPattern.exec(name)?.[1];
      if (token !== undefined && !known.has(token)) await this.db.dropCollection(name);
    }
  }
}

/** Returns the record to keep of a build that is made now. */
export function newRecord(key: BuildKey, collections: CollectionDeclarations): BuildRecord {
  const _id = randomBytes(6).toString('hex');
  const { projection, version, build } = key;
  const stored = Object.fromEntries(
    Object.keys(collections).map((name) => [name, `${storedName(key, name)}_${_id}`]),
  );
  return { _id, projection, version, build, collections, stored, checkpoint: '' };
}

/** The build of a key, where there is one. */
export function findBuild(builds: readonly BuildRecord[], key: BuildKey): BuildRecord | undefined {
  return builds.find((build) => isSameBuild(build, key));
}

/** The build of a key. @throws Error where there is none. */
export function requireBuild(builds: readonly BuildRecord[], key: BuildKey): BuildRecord {
  const build = findBuild(builds, key);
  if (build === undefined) throw new Error(`There is no build ${key.projection} ${key.version}`);
  return build;
}

/** @throws LostDatabase for an invalid record of a build: its origin can no longer be found out. */
function buildRecord({ declarations, ...record }: KeptRecord): BuildRecord {
  const { projection, version, build, stored, checkpoint } = record;
  const isSound =
    typeof projection === 'string' &&
    typeof version === 'number' &&
    typeof build === 'number' &&
    typeof stored === 'object' &&
    typeof checkpoint === 'string';
  if (!isSound) throw new LostDatabase('what is known of a read model is damaged');
  return { ...record, collections: declared(declarations) };
}

function declared(text: string): CollectionDeclarations {
  try {
    return JSON.parse(text) as CollectionDeclarations;
  } catch {
    throw new LostDatabase('what is known of a read model is damaged');
  }
}

function byKey(a: BuildKey, b: BuildKey): number {
  if (a.projection !== b.projection) return a.projection < b.projection ? -1 : 1;
  return a.version - b.version || a.build - b.build;
}
