import { randomBytes } from 'node:crypto';
import type { Collection, Db } from 'mongodb';
import {
  type BuildKey,
  type CollectionDeclaration,
  type CollectionDeclarations,
  isSameBuild,
  storedName,
} from '../projection-store.js';

/** A build as MongoDB remembers it. */
export interface BuildRecord extends BuildKey {
  /** Part of the names of its collections, so that a build made again never meets what is left of the first one. */
  readonly _id: string;
  readonly collections: CollectionDeclarations;
  /** What each collection is called in the database. */
  readonly stored: Readonly<Record<string, string>>;
  /** Empty before the first one, so that all of them order as text. */
  readonly checkpoint: string;
}

/** Declarations are kept as text: their paths hold dots, which are not for the names of fields. */
type KeptRecord = Omit<BuildRecord, 'collections'> & { readonly declarations: string };

interface LiveRecord {
  /** The projection. */
  readonly _id: string;
  readonly token: string;
}

/** Where the documents of a read model's live build are. */
export interface LiveCollection {
  readonly name: string;
  readonly declared: CollectionDeclaration;
}

/** What a build of a read model knows at one moment. */
export interface KnownBuilds {
  readonly builds: readonly BuildRecord[];
  readonly isLive: (build: BuildRecord) => boolean;
}

const storedPattern = /_v\d+_b\d+_([0-9a-f]{12})$/;

/** The builds in a database, and which of them answer queries. Which one that is, is one field of one document. */
export class BuildRecords {
  readonly #builds: Collection<KeptRecord>;
  readonly #live: Collection<LiveRecord>;

  constructor(private readonly db: Db) {
    this.#builds = db.collection('_builds');
    this.#live = db.collection('_live');
  }

  async read(): Promise<KnownBuilds> {
    // Builds last: one that is live by now is among them.
    const live = await this.#live.find({}).toArray();
    const builds = (await this.#builds.find({}).toArray()).map(buildRecord);
    const tokens = new Set(live.map(({ token }) => token));
    return { builds: builds.sort(byKey), isLive: ({ _id }) => tokens.has(_id) };
  }

  async insert({ collections, ...record }: BuildRecord): Promise<void> {
    await this.#builds.insertOne({ ...record, declarations: JSON.stringify(collections) });
  }

  /** Moves a checkpoint on, never back: the last word of a process that is gone may come late. */
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

  async dropCollections({ stored }: BuildRecord): Promise<void> {
    for (const name of Object.values(stored)) await this.db.dropCollection(name);
  }

  /** Drops the collections of builds that are gone: anyone who removed them may have ended before it came to that. */
  async dropOrphans(builds: readonly BuildRecord[]): Promise<void> {
    const known = new Set(builds.map(({ _id }) => _id));
    const names = await this.db.listCollections({}, { nameOnly: true }).toArray();
    for (const { name } of names) {
      const token = storedPattern.exec(name)?.[1];
      if (token !== undefined && !known.has(token)) await this.db.dropCollection(name);
    }
  }
}

/** What is to be remembered of a build that is made now. */
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

function buildRecord({ declarations, ...record }: KeptRecord): BuildRecord {
  return { ...record, collections: JSON.parse(declarations) as CollectionDeclarations };
}

function byKey(a: BuildKey, b: BuildKey): number {
  if (a.projection !== b.projection) return a.projection < b.projection ? -1 : 1;
  return a.version - b.version || a.build - b.build;
}
