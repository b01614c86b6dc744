import type { NodeRecord } from './node-store.js';

interface Sign {
  readonly heartbeat: number;
  /** When it was first seen, on the observer's clock. */
  readonly since: number;
}

/**
 * Tells living nodes from dead ones by their count of heartbeats, measured on the observer's own
 * clock; clocks are never compared. Time in which the observer could not look counts against no
 * node.
 */
export class FailureDetector {
  readonly #signs = new Map<string, Sign>();
  #lookedAt: number | undefined;

  constructor(private readonly deadAfterMs: number) {}

  /**
   * @param now Milliseconds of a clock that only goes on.
   * @returns Those that have shown no sign of life for too long.
   */
  look(nodes: readonly NodeRecord[], now: number): readonly NodeRecord[] {
    const wasAway = this.#lookedAt !== undefined && now - this.#lookedAt > this.deadAfterMs / 2;
    this.#lookedAt = now;
    if (wasAway) this.#signs.clear();
    const known = new Set(nodes.map(({ id }) => id));
    for (const id of this.#signs.keys()) if (!known.has(id)) this.#signs.delete(id);
    return nodes.filter(({ id, heartbeat }) => {
      const sign = this.#signs.get(id);
      if (sign?.heartbeat === heartbeat) return now - sign.since >= this.deadAfterMs;
      this.#signs.set(id, { heartbeat, since: now });
      return false;
    });
  }
}
