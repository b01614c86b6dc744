import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '@foyer/event-log';
import type { BuildRun } from './build-run.js';
import { Feed, type FeedSources } from './feed.js';
import { ProjectionStopped } from './projection-stopped.js';
import { RebuildAbandoned } from './rebuild-error.js';

/** The functions of the runner that a shadow rebuild needs. */
export interface ShadowRebuildHost {
  /**
   * Takes each build over as soon as it is no further behind than the live one; returns true if it
   * did.
   * @param taken Called for each of them as soon as it is live.
   */
  takeOver(
    runs: readonly BuildRun[],
    position: Position | undefined,
    taken: (run: BuildRun) => void,
  ): Promise<boolean>;
  stopped(run: BuildRun): void;
  /**
   * True if it also takes over a build that met an event it cannot take in. This program can read
   * no other build, so it answers from the state before that event.
   */
  readonly takesParked?: boolean;
  faulted(fault: unknown): void;
}

/**
 * A build next to the live ones has no waiting callers, and a document that changes many times in a
 * batch is written once.
 */
const BATCH = 2000;
/** If people are served meanwhile, they wait for one batch at most: some milliseconds. */
const BATCH_WHILE_SERVING = 250;
const ENDED = 'Ended before the new builds had caught up';
/** The longest rest, in milliseconds. */
const REST_MS = 250;

/** Returns how builds next to the live ones share the process with its other work. */
export function bucketOf(isServing: boolean): Pick<FeedSources, 'batchSize' | 'rest'> {
  if (!isServing) return { batchSize: BATCH };
  // As long as the batch took: half of the process's time belongs to those who are served.
  const rest = (workedMs: number): Promise<void> => sleep(Math.min(workedMs, REST_MS));
  return { batchSize: BATCH_WHILE_SERVING, rest };
}

/** Builds being made next to the live ones, in one reading of the log for all of them. */
export class ShadowRebuild {
  readonly feed: Feed;
  #faultyFrom: number | undefined;
  #isSwitching = false;
  #abandoned: RebuildAbandoned | undefined;

  /** @param patienceMs Gives up once the log or the store has not answered for so long. */
  constructor(
    sources: FeedSources,
    runs: readonly BuildRun[],
    private readonly host: ShadowRebuildHost,
    private readonly patienceMs = Infinity,
  ) {
    this.feed = new Feed(sources, {
      applied: () => (this.#faultyFrom = undefined),
      caughtUp: () => this.#handOver(),
      stopped: (run) => this.#stopped(run),
      faulted: (fault) => this.#faulted(fault),
    });
    for (const run of runs) this.feed.members.add(run);
  }

  /** Ends after the batch at hand. */
  abandon(reason = ENDED): void {
    this.#abandoned ??= new RebuildAbandoned(reason);
    this.feed.end();
  }

  /**
   * Builds until all have been taken over.
   * @throws ProjectionStopped for one that met an event it cannot take in; the others have been
   * taken over then.
   * @throws RebuildAbandoned when it received an order to end before.
   */
  async finish(): Promise<void> {
    await this.feed.follow();
    for (const { projection, failure } of this.feed.members) {
      if (failure !== undefined) throw new ProjectionStopped(projection.name, failure);
    }
    if (this.feed.members.size === 0) return;
    throw this.#abandoned ?? new RebuildAbandoned(ENDED);
  }

  get #sound(): readonly BuildRun[] {
    return [...this.feed.members].filter((run) => run.failure === undefined);
  }

  async #handOver(): Promise<void> {
    const { members, position } = this.feed;
    const taken = (run: BuildRun): void => void members.delete(run);
    this.#isSwitching = true;
    const ready = this.host.takesParked === true ? [...members] : this.#sound;
    this.#isSwitching = await this.host.takeOver(ready, position, taken);
    if (this.#isSwitching) this.feed.end();
  }

  #stopped(run: BuildRun): void {
    this.host.stopped(run);
    // The rest of the log is no longer needed by any build.
    if (this.host.takesParked !== true && this.#sound.length === 0) this.feed.end();
  }

  #faulted(fault: unknown): void {
    this.host.faulted(fault);
    const now = performance.now();
    this.#faultyFrom ??= now;
    // A half-finished switch must be finished, however long the store is away.
    if (!this.#isSwitching && now - this.#faultyFrom >= this.patienceMs) {
      const seconds = Math.round(this.patienceMs / 1000);
      this.abandon(`Given up after ${seconds} s without a store: ${String(fault)}`);
    }
  }
}
