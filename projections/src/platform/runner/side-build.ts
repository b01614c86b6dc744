import type { Position } from '@foyer/event-log';
import type { BuildRun } from './build-run.js';
import { Feed, type FeedSources } from './feed.js';
import { ProjectionStopped } from './projection-stopped.js';

/** What a side build asks of its runner. */
export interface SideBuildHost {
  /** Takes the builds over when they are no further behind than the live ones; says whether it did. */
  takeOver(runs: readonly BuildRun[], position: Position | undefined): Promise<boolean>;
  stopped(run: BuildRun, feed: Feed): void;
  faulted(fault: unknown): void;
}

/** Nobody waits for a build beside the live ones, and a document that changes many times in a batch is written once. */
export const besideBatchSize = 2000;

/** Builds being made beside the live ones, in one reading of the log for all of them. */
export class SideBuild {
  readonly feed: Feed;
  readonly #host: SideBuildHost;

  constructor(sources: FeedSources, runs: readonly BuildRun[], host: SideBuildHost) {
    this.#host = host;
    this.feed = new Feed(sources, {
      applied: () => undefined,
      caughtUp: () => this.#handOver(),
      stopped: (run) => host.stopped(run, this.feed),
      faulted: (fault) => host.faulted(fault),
    });
    for (const run of runs) this.feed.members.add(run);
  }

  /**
   * Builds until all have been taken over.
   * @throws ProjectionStopped for one that met an event it cannot take in; the others have been taken over then.
   * @throws Error when the feed was ended before.
   */
  async finish(): Promise<void> {
    await this.feed.follow();
    for (const { projection, failure } of this.feed.members) {
      if (failure !== undefined) throw new ProjectionStopped(projection.name, failure);
    }
    if (this.feed.members.size > 0) throw new Error('Ended before the new builds had caught up');
  }

  async #handOver(): Promise<void> {
    const sound = [...this.feed.members].filter((run) => run.failure === undefined);
    if (!(await this.#host.takeOver(sound, this.feed.position))) return;
    for (const run of sound) this.feed.members.delete(run);
    this.feed.end();
  }
}
