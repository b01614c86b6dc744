import { AS_OF_HEADER } from '@foyer/contracts/schema';
import type { EventLog, Position } from '@foyer/event-log';
import type { ReadModels } from '@foyer/projections';

import { Rejected } from '../commands/index.js';
import { askStore, currentScope } from '../../observability/index.js';

/** How long a query waits for what was just written, in milliseconds. */
const WAIT_MS = 2_000;

/** Lets a query see what a command has written. Also the injection token. */
export abstract class Freshness {
  /**
   * Resolves when read models show what was written at a position; at once where nothing was. Also
   * when they do not get there in time, where a request has written it by its commands: these are
   * done all the same, and its further queries are refused, since they would answer as of before.
   * @param projections Those that will be read; by default all that are kept up to date.
   * @throws Rejected UNAVAILABLE when they do not get there in time: what was written stays
   * written.
   */
  abstract waitFor(position: Position | undefined, projections?: readonly string[]): Promise<void>;

  /** True while an essential read model is not yet built in the version of this program. */
  abstract readonly isGettingReady: boolean;

  /**
   * Resolves when all read models that are kept up to date show what was written at a position.
   * @param signal Ends the wait with the request that it is made for.
   * @throws Rejected UNAVAILABLE when they do not get there in time; at once INVALID_INPUT for a
   * position that is not in the log, which is a fault of the caller
   */
  abstract reach(position: Position, signal?: AbortSignal): Promise<void>;
}

/** {@link Freshness} by the program's own projections. */
export class ProjectionFreshness extends Freshness {
  constructor(
    private readonly runner: ReadModels,
    private readonly log: Pick<EventLog, 'head'>,
  ) {
    super();
  }

  get isGettingReady(): boolean {
    return this.runner.health(0).some((one) => one.isEssential && one.state === 'building');
  }

  async waitFor(position: Position | undefined, projections?: readonly string[]): Promise<void> {
    if (position === undefined) return;
    const progress = currentScope()?.progress;
    const own = progress?.isDone && position <= (progress.position ?? '') ? progress : undefined;
    // A request that sends a hundred commands does not wait for each one in turn.
    if (own?.isBehind) return;
    const withinMs = Math.min(WAIT_MS, progress?.leftMs ?? WAIT_MS);
    const reached = await this.runner.waitFor(position, withinMs, projections ?? this.#sound());
    if (reached) return;
    if (own === undefined) throw new Rejected('UNAVAILABLE');
    own.isBehind = true;
  }

  async reach(position: Position, signal?: AbortSignal): Promise<void> {
    const sound = this.#sound();
    if (await this.runner.waitFor(position, 0, sound)) return;
    const head = await askStore(() => this.log.head());
    if (head?.length !== position.length || position > head) {
      throw new Rejected('INVALID_INPUT', {}, { [AS_OF_HEADER]: 'INVALID' });
    }
    const reached = await this.runner.waitFor(position, WAIT_MS, sound, signal);
    if (!reached) throw new Rejected('UNAVAILABLE');
  }

  /**
   * One that has stopped or is being made will not get there in time, and keeps no one from asking
   * the others.
   */
  #sound(): readonly string[] {
    const all = this.runner.health(0);
    return all
      .filter(({ state }) => state !== 'stopped' && state !== 'building')
      .map(({ name }) => name);
  }
}
