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

/** What a process needs to be one of several. */
export interface NodeParts {
  readonly store: NodeStore;
  /** Where other nodes reach this one, by the port it listens on. Who serves no one is not told of to others. */
  readonly address: (port: number) => string;
  /** {@link NODE_TIMING} unless told. */
  readonly timing?: NodeTiming;
}
