import {
  NodeStore,
  type NodeRecord,
  type RoomPresence,
  type SharedNote,
  type WrittenNote,
} from './node-store.js';

/** {@link NodeStore} in memory, for nodes that are in one process. */
export class MemoryNodeStore extends NodeStore {
  readonly #nodes = new Map<string, NodeRecord>();
  readonly #owners = new Map<string, string>();
  readonly #present = new Map<string, Map<string, RoomPresence>>();
  readonly #notes = new Map<string, WrittenNote>();

  override async enter(node: Pick<NodeRecord, 'id' | 'address' | 'pass'>): Promise<void> {
    this.#nodes.set(node.id, { ...node, heartbeat: 0, draining: false, revision: 0 });
  }

  override async heartbeat(id: string): Promise<boolean> {
    return this.#change(id, ({ heartbeat }) => ({ heartbeat: heartbeat + 1 }));
  }

  override async drain(id: string): Promise<void> {
    this.#change(id, () => ({ draining: true }));
  }

  override async deregister(id: string, heartbeat?: number): Promise<boolean> {
    const node = this.#nodes.get(id);
    if (node === undefined || (heartbeat !== undefined && node.heartbeat !== heartbeat))
      return false;
    this.#nodes.delete(id);
    this.#present.delete(id);
    for (const [key, owner] of this.#owners) if (owner === id) this.#owners.delete(key);
    for (const [key, note] of this.#notes) if (note.node === id) this.#notes.delete(key);
    return true;
  }

  override async nodes(): Promise<readonly NodeRecord[]> {
    return [...this.#nodes.values()];
  }

  override async ownerOf(key: string): Promise<string | undefined> {
    return this.#owners.get(key);
  }

  override async claim(key: string, nodeId: string): Promise<string> {
    const owner = this.#owners.get(key) ?? nodeId;
    this.#owners.set(key, owner);
    return owner;
  }

  override async takeOver(key: string, from: string, to: string): Promise<string> {
    if (this.#owners.get(key) === from) this.#owners.set(key, to);
    return this.claim(key, to);
  }

  override async release(key: string, nodeId: string): Promise<void> {
    if (this.#owners.get(key) === nodeId) this.#owners.delete(key);
  }

  override async notify(nodeId: string, rooms: readonly RoomPresence[]): Promise<void> {
    const present = this.#present.get(nodeId) ?? new Map<string, RoomPresence>();
    this.#present.set(nodeId, present);
    for (const presence of rooms) {
      if (presence.actors.length > 0) present.set(presence.room, presence);
      else present.delete(presence.room);
    }
    this.#change(nodeId, ({ revision }) => ({ revision: revision + 1 }));
  }

  override async presentOn(nodeId: string): Promise<readonly RoomPresence[]> {
    return [...(this.#present.get(nodeId)?.values() ?? [])];
  }

  override async note(
    by: Pick<WrittenNote, 'node' | 'count'>,
    notes: readonly SharedNote[],
  ): Promise<void> {
    for (const note of notes) this.#notes.set(`${note.topic} ${note.id}`, { ...note, ...by });
  }

  override async notesSince(seen: ReadonlyMap<string, number>): Promise<readonly WrittenNote[]> {
    return [...this.#notes.values()].filter(({ node, count }) => count >= (seen.get(node) ?? 0));
  }

  /** Several nodes hold it; there is nothing to let go. */
  override close(): Promise<void> {
    return Promise.resolve();
  }

  #change(id: string, change: (node: NodeRecord) => Partial<NodeRecord>): boolean {
    const node = this.#nodes.get(id);
    if (node === undefined) return false;
    this.#nodes.set(id, { ...node, ...change(node) });
    return true;
  }
}
