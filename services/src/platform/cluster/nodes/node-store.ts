import type { Actor } from '../../actor.js';

/** One process that serves people, as the others see it. */
export interface NodeRecord {
  /** Minted again with every start. */
  readonly id: string;
  /** Where other nodes reach it, e.g. `http://node-1:3000`. */
  readonly address: string;
  /** By this it knows a request that another node has passed on. */
  readonly pass: string;
  /** Counts up for as long as the process lives. */
  readonly heartbeat: number;
  /** Whether it takes nothing new any more. */
  readonly draining: boolean;
  /** Counts up with every change of who is present there. */
  readonly revision: number;
}

/** Who is in a room on one node; a room that is left by everybody has no actors. */
export interface RoomPresence {
  readonly room: string;
  readonly actors: readonly Actor[];
}

/** What a node heard last of something that moves without meaning anything, and so is no event. */
export interface SharedNote {
  /** What it is about, e.g. `device-telemetry`. */
  readonly topic: string;
  /** Of what within the topic. */
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
 * What several nodes know in common: each other, who of them owns which meeting, who is present where, and what each heard
 * last of what moves. Everything is one operation on one document, so that any store with such operations will do. No time
 * is kept: who counts as dead is for each observer to say.
 * @throws whatever the store's driver throws where it cannot be reached.
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
  /** Makes a node the owner in place of another, if that one still is. @returns Who owns it then. */
  abstract takeOver(key: string, from: string, to: string): Promise<string>;
  /** Gives a meeting up; nothing happens where somebody else owns it. */
  abstract release(key: string, nodeId: string): Promise<void>;

  /** Writes down who is in these rooms now, then counts the node's revision up. */
  abstract notify(nodeId: string, rooms: readonly RoomPresence[]): Promise<void>;
  /** Who is present on a node, in the rooms that are not empty. */
  abstract presentOn(nodeId: string): Promise<readonly RoomPresence[]>;

  /** Writes notes in the place of those that anybody wrote of the same things. */
  abstract note(
    by: Pick<WrittenNote, 'node' | 'count'>,
    notes: readonly SharedNote[],
  ): Promise<void>;
  /** What was written since: of the nodes named, from that count on; of others everything. */
  abstract notesSince(seen: ReadonlyMap<string, number>): Promise<readonly WrittenNote[]>;

  abstract close(): Promise<void>;
}
