import type { Position } from '@foyer/event-log';
import type { ReadModels } from '@foyer/projections';

import { Rejected } from '../commands/index.js';
import { currentScope } from '../../observability/index.js';

/** How long a query waits for what was just written, in milliseconds. */
const WAIT_MS = 2_000;

/** Lets a query see what a command has written. Also the injection token. */
export abstract class Freshness {
  /**
   * Resolves when read models show what was written at a position; at once where nothing was. Also when they do not get
   * there in time, where a request has written it by its commands: these are done all the same, and its further queries
   * are refused, since they would answer as of before.
   * @param projections Those that will be read; all of them unless told.
   * @throws Rejected UNAVAILABLE when they do not get there in time: what was written stays written.
   */
  abstract waitFor(position: Position | undefined, projections?: readonly string[]): Promise<void>;

  /**
   * Resolves when all read models that are kept up to date show what was written at a position.
   * @throws Rejected UNAVAILABLE when they do not get there in time.
   */
  abstract reach(position: Position): Promise<void>;
}

/** {@link Freshness} by the program's own projections. */
export class ProjectionFreshness extends Freshness {
  constructor(private readonly runner: ReadModels) {
    super();
  }

  async waitFor(position: Position | undefined, projections?: readonly string[]): Promise<void> {
    if (position === undefined) return;
    const progress = currentScope()?.progress;
    const own = progress?.isDone && position <= (progress.position ?? '') ? progress : undefined;
    // No one waits for each of a hundred commands in turn.
    if (own?.isBehind) return;
    const withinMs = Math.min(WAIT_MS, progress?.leftMs ?? WAIT_MS);
    const reached = await this.runner.waitFor(position, withinMs, projections);
    if (reached) return;
    if (own === undefined) throw new Rejected('UNAVAILABLE');
    own.isBehind = true;
  }

  /** One that has stopped will not get there, and keeps no one from asking the others. */
  async reach(position: Position): Promise<void> {
    const all = this.runner.health(0);
    const sound = all.filter(({ state }) => state !== 'stopped').map(({ name }) => name);
    if (!(await this.runner.waitFor(position, WAIT_MS, sound))) throw new Rejected('UNAVAILABLE');
  }
}
