import type { Position } from '@foyer/event-log';
import type { ReadModels } from '@foyer/projections';

import { Rejected } from '../commands/index.js';

/** How long a query waits for what was just written, in milliseconds. */
const WAIT_MS = 3_000;

/** Lets a query see what a command has written. Also the injection token. */
export abstract class Freshness {
  /**
   * Resolves when read models show what was written at a position; at once where nothing was.
   * @param projections Those that will be read; all of them unless told.
   * @throws Rejected UNAVAILABLE when they do not get there in time: what was written stays written.
   */
  abstract waitFor(position: Position | undefined, projections?: readonly string[]): Promise<void>;
}

/** {@link Freshness} by the program's own projections. */
export class ProjectionFreshness extends Freshness {
  constructor(private readonly runner: ReadModels) {
    super();
  }

  async waitFor(position: Position | undefined, projections?: readonly string[]): Promise<void> {
    if (position === undefined) return;
    const reached = await this.runner.waitFor(position, WAIT_MS, projections);
    if (!reached) throw new Rejected('UNAVAILABLE');
  }
}
