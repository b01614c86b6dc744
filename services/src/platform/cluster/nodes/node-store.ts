import type { Actor } from '../../actor.js';

/** One process that serves people, as the others see it. */
export interface NodeRecord {
  /** Minted again with every start. */
  readonly id: string;
  /** Its address for other nodes, e.g. `http://node-1:3000`. */
  readonly address: string;
  /** By this it knows a request that another node has passed on. */
  readonly pass: string;
  /** Counts up for as long as the process lives. */
  readonly heartbeat: number;
  /** True if it takes no new work. */
  readonly draining: boolean;
  /** Counts up with every change of who is present there. */
  readonly revision: number;
}

/** The actors in a room on one node; a room that all have left has no actors. */
export interface RoomPresence {
  readonly room: string;
  readonly actors: readonly Actor[];
}

/** The last news that a node received of a changing value that is no event. */
export interface SharedNote {
  /** The topic of the note, e.g. `device-telemetry`. */
  readonly topic: string;
  /** The id of its subject within the topic. */
  readonly id: string;
  /** As JSON has it. */
  readonly value: unknown;
}

/** A note with the node that wrote it, and the how many-th time that node wrote. */
export interface WrittenNote extends SharedNote {
  readonly node: string;
  readonly count: number;
}

/**
 * The common knowledge of several nodes: each other, the owner of each meeting, the actors present,
 * and the last note of each changing value. Each act is one operation on one document, so that any
 * store with such operations will do. No time is stored: each observer decides which nodes count as
 * dead.
 * @throws the error of the store's driver if it cannot be reached
 */
export abstract class NodeStore {
  abstract enter(node: Pick<NodeRecord, 'id' | 'address' | 'pass'>): Promise<void>;
  /** Shows a sign of life. Gives false where the node has been evicted meanwhile. */
  abstract heartbeat(id: string): Promise<boolean>;
  abstract drain(id: string): Promise<void>;
  /**
   * Removes a node, what it owns, who is present there and what it noted last.
   * @param heartbeat Only if this is still its last one.
   * @returns Whether it was removed by this.
   */
  abstract deregister(id: string, heartbeat?: number): Promise<boolean>;
  abstract nodes(): Promise<readonly NodeRecord[]>;

  abstract ownerOf(key: string): Promise<string | undefined>;
  /** Makes a node the owner of a meeting that has none. @returns Who owns it then. */
  abstract claim(key: string, nodeId: string): Promise<string>;
  /**
   * Makes a node the owner in place of another, if that one still is.
   * @returns Who owns it then.
   */
  abstract takeOver(key: string, from: string, to: string): Promise<string>;
  /** Gives a meeting up; has no effect if another node owns it. */
  abstract release(key: string, nodeId: string): Promise<void>;

  /** Stores the present actors of these rooms, then counts the node's revision up. */
  abstract notify(nodeId: string, rooms: readonly RoomPresence[]): Promise<void>;
  /** The actors present on a node, in the rooms that are not empty. */
  abstract presentOn(nodeId: string): Promise<readonly RoomPresence[]>;

  /** Writes notes in the place of other nodes' notes about the same things. */
  abstract note(
    by: Pick<WrittenNote, 'node' | 'count'>,
    notes: readonly SharedNote[],
  ): Promise<void>;
  /** The later notes: of the named nodes, from that count on; of other nodes all notes. */
  abstract notesSince(seen: ReadonlyMap<string, number>): Promise<readonly WrittenNote[]>;

  abstract close(): Promise<void>;
}
