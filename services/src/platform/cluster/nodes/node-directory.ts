import { Inject, Injectable } from '@nestjs/common';

import { FailureDetector } from './failure-detector.js';
import { NODE_PARTS, NODE_TIMING, type NodeParts } from './node-parts.js';
import type { NodeRecord } from './node-store.js';

/** Which nodes there are, as of the last look. */
@Injectable()
export class NodeDirectory {
  readonly #signs: FailureDetector;
  #looking: Promise<unknown> = Promise.resolve();
  #living: ReadonlyMap<string, NodeRecord> = new Map();

  constructor(@Inject(NODE_PARTS) private readonly parts: NodeParts | null) {
    this.#signs = new FailureDetector((parts?.timing ?? NODE_TIMING).deadAfterMs);
  }

  get living(): readonly NodeRecord[] {
    return [...this.#living.values()];
  }

  /**
   * Looks again, and deregisters dead nodes. @throws the error of the store if it cannot be reached
   */
  look(): Promise<readonly NodeRecord[]> {
    const look = this.#looking.then(() => this.#look());
    this.#looking = look.catch(() => undefined);
    return look;
  }

  /** A node by its id; undefined for one that is dead, or unknown even after another look. */
  async find(id: string): Promise<NodeRecord | undefined> {
    const known = this.#living.get(id);
    if (known !== undefined) return known;
    await this.look();
    return this.#living.get(id);
  }

  async #look(): Promise<readonly NodeRecord[]> {
    if (this.parts === null) return [];
    const { store } = this.parts;
    const nodes = await store.nodes();
    const dead = this.#signs.look(nodes, performance.now());
    const deregistered = await Promise.all(
      dead.map(({ id, heartbeat }) => store.deregister(id, heartbeat)),
    );
    const gone = new Set(dead.filter((_, at) => deregistered[at] === true));
    const living = nodes.filter((node) => !gone.has(node));
    this.#living = new Map(living.map((node) => [node.id, node]));
    return living;
  }
}
