import { SilentLog } from '#platform/testing/silent-log.js';
import { SessionAffinity } from '../session-affinity.js';
import { NodeDirectory } from '../node-directory.js';
import type { NodeTiming } from '../node-parts.js';
import type { NodeStore } from '../node-store.js';
import { ThisNode } from '../this-node.js';

/** A node without a network: only what it has in common with others. */
export class LittleNode {
  readonly directory: NodeDirectory;
  readonly self: ThisNode;
  readonly affinities: SessionAffinity;

  constructor(store: NodeStore, timing: NodeTiming) {
    const address = (port: number) => `http://node:${port}`;
    const parts = { store, address, timing };
    const log = new SilentLog();
    this.directory = new NodeDirectory(parts);
    this.self = new ThisNode(parts, this.directory, log);
    this.affinities = new SessionAffinity(parts, this.directory, this.self, log);
  }

  async open(port: number): Promise<this> {
    this.self.open(port);
    await this.self.isEntered;
    return this;
  }
}
