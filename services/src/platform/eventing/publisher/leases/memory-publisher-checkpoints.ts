import type { Position } from '@foyer/event-log';

import { PublisherCheckpoints } from './publisher-checkpoints.js';

/** Notes of several publishers of one process, for tests. */
export class MemoryPublisherCheckpoints extends PublisherCheckpoints {
  readonly #kept = new Map<string, { turn: number; position: Position | undefined }>();

  override async begin(target: string): Promise<number> {
    const { turn, position } = this.#kept.get(target) ?? { turn: 0, position: undefined };
    this.#kept.set(target, { turn: turn + 1, position });
    return turn + 1;
  }

  override async read(target: string): Promise<Position | undefined> {
    return this.#kept.get(target)?.position;
  }

  override async write(target: string, turn: number, position: Position): Promise<boolean> {
    if (this.#kept.get(target)?.turn !== turn) return false;
    this.#kept.set(target, { turn, position });
    return true;
  }

  override async close(): Promise<void> {
    // There is nothing to let go.
  }
}
