import type { NodeStore } from './node-store.js';

/** Injection token of the {@link NodeParts}; null in a process that is alone. */
export const NODE_PARTS = Symbol('NodeParts');

/** How often nodes look after each other, in milliseconds. */
export interface NodeTiming {
  /** Between two signs of life. */
  readonly heartbeatMs: number;
  /** Without a sign of life for this long, a node counts as dead. */
  readonly deadAfterMs: number;
  /** Between two looks of who watches who is present elsewhere. */
  readonly watchMs: number;
}

export const NODE_TIMING: NodeTiming = { heartbeatMs: 2_000, deadAfterMs: 6_000, watchMs: 300 };

/** The parts of a process that is one of several. */
export interface NodeParts {
  readonly store: NodeStore;
  /**
   * The address of this node for other nodes, by the port it listens on. A process that serves no
   * one has none.
   */
  readonly address: (port: number) => string;
  /** {@link NODE_TIMING} by default. */
  readonly timing?: NodeTiming;
}
