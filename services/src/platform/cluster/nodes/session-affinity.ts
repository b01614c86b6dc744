import { Inject, Injectable } from '@nestjs/common';
import { KeyedMutex } from '@foyer/event-log';

import { Log } from '../../observability/index.js';
import { NodeDirectory } from './node-directory.js';
import { NODE_PARTS, type NodeParts } from './node-parts.js';
import type { NodeRecord, NodeStore } from './node-store.js';
import { ThisNode } from './this-node.js';

/**
 * Brings the connections of one meeting to one node: the first node that claims a meeting owns it,
 * as long as a holder there has it. In a process that is alone every meeting is here.
 */
@Injectable()
export class SessionAffinity {
  readonly #store: NodeStore | undefined;
  readonly #held = new Map<string, Set<object>>();
  /** Meetings that stay while people come and go. */
  readonly #kept = new Set<string>();
  /** Claims and releases of one meeting follow each other. */
  readonly #turns = new KeyedMutex();

  constructor(
    @Inject(NODE_PARTS) parts: NodeParts | null,
    private readonly directory: NodeDirectory,
    private readonly self: ThisNode,
    private readonly log: Log,
  ) {
    this.#store = parts?.store;
    self.onEvicted(() => {
      this.#held.clear();
      this.#kept.clear();
    });
  }

  /** True if this node knows that it owns a meeting. */
  isHere(key: string): boolean {
    return this.#store === undefined || this.#held.has(key);
  }

  /** The living node that owns a meeting. */
  async ownerOf(key: string): Promise<NodeRecord | undefined> {
    const owner = await this.#store?.ownerOf(key);
    return owner === undefined ? undefined : this.directory.find(owner);
  }

  /** True if another living node owns a meeting. */
  async isElsewhere(key: string): Promise<boolean> {
    if (this.isHere(key)) return false;
    const owner = await this.ownerOf(key);
    return owner !== undefined && owner.id !== this.self.id;
  }

  /**
   * Has a meeting here until the holder lets it go.
   * @returns Whether it is here; otherwise its people have to come in again and are redirected to
   * its node.
   */
  async hold(key: string, holder: object): Promise<boolean> {
    const store = this.#store;
    if (store === undefined) return true;
    if (this.#joined(key, holder)) return true;
    return this.#turns.runExclusive([key], async () => {
      if (this.#joined(key, holder)) return true;
      if (this.self.isDraining && this.self.hasOthers) return false;
      const me = this.self.id;
      if ((await this.#claim(store, key, me)) !== me || this.self.id !== me) return false;
      this.#held.set(key, new Set([holder]));
      return true;
    });
  }

  /** Gives a meeting up with its last holder. */
  letGo(key: string, holder: object): void {
    const holders = this.#held.get(key);
    if (holders?.delete(holder) !== true || holders.size > 0) return;
    const release = async () => {
      // A new holder may have come meanwhile.
      if (this.#held.get(key)?.size !== 0) return;
      this.#held.delete(key);
      await this.#store?.release(key, this.self.id);
    };
    this.#turns.runExclusive([key], release).catch((err: unknown) => {
      // A client that asks the store is sent here, and is then served here.
      this.log.warn('A meeting could not be given up', { err, key });
    });
  }

  /** Keeps a meeting here while people come and go, also while this node takes nothing new. */
  async keep(key: string): Promise<boolean> {
    const isHere = await this.hold(key, this);
    if (isHere) this.#kept.add(key);
    return isHere;
  }

  /** Ends what {@link keep} began. */
  giveUp(key: string): void {
    this.#kept.delete(key);
    this.letGo(key, this);
  }

  isKept(key: string): boolean {
    return this.#kept.has(key);
  }

  get keptCount(): number {
    return this.#kept.size;
  }

  #joined(key: string, holder: object): boolean {
    return this.#held.get(key)?.add(holder) !== undefined;
  }

  async #claim(store: NodeStore, key: string, me: string): Promise<string> {
    let owner = await store.claim(key, me);
    while (owner !== me && (await this.directory.find(owner)) === undefined) {
      owner = await store.takeOver(key, owner, me);
    }
    return owner;
  }
}
