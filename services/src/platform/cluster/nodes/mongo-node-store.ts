import type { Collection } from 'mongodb';

import { SharedDatabase } from '../../stores/mongo/shared-database.js';
import {
  NodeStore,
  type NodeRecord,
  type RoomPresence,
  type SharedNote,
  type WrittenNote,
} from './node-store.js';

interface KeptNode extends Omit<NodeRecord, 'id'> {
  readonly _id: string;
}

interface KeptClaim {
  readonly _id: string;
  readonly node: string;
}

interface KeptPresence extends RoomPresence {
  readonly _id: string;
  readonly node: string;
}

interface KeptNote extends WrittenNote {
  readonly _id: string;
}

/** The address of the database, and how long to wait for it. */
export interface MongoNodeStoreOptions {
  /** As the official driver takes it; the path names the database, `foyer` where there is none. */
  readonly url: string;
  /** Milliseconds until a server that does not answer counts as away. */
  readonly timeoutMs?: number;
}

/** {@link NodeStore} in MongoDB. It connects at its first use. */
export class MongoNodeStore extends NodeStore {
  readonly #database: SharedDatabase;
  readonly #nodes: Collection<KeptNode>;
  readonly #claims: Collection<KeptClaim>;
  readonly #present: Collection<KeptPresence>;
  readonly #notes: Collection<KeptNote>;

  constructor({ url, timeoutMs = 3_000 }: MongoNodeStoreOptions) {
    super();
    this.#database = new SharedDatabase({ url, timeoutMs });
    this.#nodes = this.#database.collection('_nodes');
    this.#claims = this.#database.collection('_meetings');
    this.#present = this.#database.collection('_present');
    this.#notes = this.#database.collection('_notes');
  }

  override async enter({ id, address, pass }: Parameters<NodeStore['enter']>[0]): Promise<void> {
    const node: KeptNode = { _id: id, address, pass, heartbeat: 0, draining: false, revision: 0 };
    await this.#answered(() => this.#nodes.insertOne(node));
  }

  override async heartbeat(id: string): Promise<boolean> {
    const { matchedCount } = await this.#answered(() =>
      this.#nodes.updateOne({ _id: id }, { $inc: { heartbeat: 1 } }),
    );
    return matchedCount === 1;
  }

  override async drain(id: string): Promise<void> {
    await this.#answered(() => this.#nodes.updateOne({ _id: id }, { $set: { draining: true } }));
  }

  override async deregister(id: string, heartbeat?: number): Promise<boolean> {
    const filter = heartbeat === undefined ? { _id: id } : { _id: id, heartbeat };
    const { deletedCount } = await this.#answered(() => this.#nodes.deleteOne(filter));
    if (deletedCount === 0) return false;
    await this.#answered(() => this.#claims.deleteMany({ node: id }));
    await this.#answered(() => this.#present.deleteMany({ node: id }));
    await this.#answered(() => this.#notes.deleteMany({ node: id }));
    return true;
  }

  override async nodes(): Promise<readonly NodeRecord[]> {
    const kept = await this.#answered(() => this.#nodes.find({}).toArray());
    return kept.map(({ _id: id, ...node }) => ({ id, ...node }));
  }

  override async ownerOf(key: string): Promise<string | undefined> {
    return (await this.#answered(() => this.#claims.findOne({ _id: key })))?.node;
  }

  /**
   * The one insertion that succeeds makes the owner: ids are unique, also where an upsert would not
   * be atomic.
   */
  override async claim(key: string, nodeId: string): Promise<string> {
    for (;;) {
      const insert = () => this.#claims.insertOne({ _id: key, node: nodeId });
      if (await this.#database.isWritten(insert)) return nodeId;
      const owner = await this.ownerOf(key);
      if (owner !== undefined) return owner;
    }
  }

  override async takeOver(key: string, from: string, to: string): Promise<string> {
    await this.#answered(() =>
      this.#claims.updateOne({ _id: key, node: from }, { $set: { node: to } }),
    );
    return this.claim(key, to);
  }

  override async release(key: string, nodeId: string): Promise<void> {
    await this.#answered(() => this.#claims.deleteOne({ _id: key, node: nodeId }));
  }

  override async notify(nodeId: string, rooms: readonly RoomPresence[]): Promise<void> {
    for (const { room, actors } of rooms) {
      const _id = `${nodeId} ${room}`;
      if (actors.length === 0) await this.#answered(() => this.#present.deleteOne({ _id }));
      else {
        const kept = { node: nodeId, room, actors };
        const replace = () => this.#present.replaceOne({ _id }, kept, { upsert: true });
        // After a lost answer to an insertion, the second try finds a document to replace.
        while (!(await this.#database.isWritten(replace)));
      }
    }
    await this.#answered(() => this.#nodes.updateOne({ _id: nodeId }, { $inc: { revision: 1 } }));
  }

  override async presentOn(nodeId: string): Promise<readonly RoomPresence[]> {
    const kept = await this.#answered(() => this.#present.find({ node: nodeId }).toArray());
    return kept.map(({ room, actors }) => ({ room, actors }));
  }

  override async note(
    by: Pick<WrittenNote, 'node' | 'count'>,
    notes: readonly SharedNote[],
  ): Promise<void> {
    const writes = notes.map((note) => {
      const filter = { _id: `${note.topic} ${note.id}` };
      return { replaceOne: { filter, replacement: { ...note, ...by }, upsert: true } };
    });
    await this.#answered(() => this.#notes.bulkWrite(writes, { ordered: false }));
  }

  override async notesSince(seen: ReadonlyMap<string, number>): Promise<readonly WrittenNote[]> {
    const known = [...seen].map(([node, count]) => ({ node, count: { $gte: count } }));
    const others = { node: { $nin: [...seen.keys()] } };
    const filter = { $or: [...known, others] };
    return this.#answered(() => this.#notes.find(filter, { projection: { _id: 0 } }).toArray());
  }

  override async close(): Promise<void> {
    await this.#database.close();
  }

  /** Passes and names must not be part of an error. */
  #answered<T>(ask: () => Promise<T>): Promise<T> {
    return this.#database.answered(ask);
  }
}
