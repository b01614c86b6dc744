import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '@foyer/event-log';
import type { BuildRun } from './build-run.js';
import { Feed, type FeedSources } from './feed.js';
import { ProjectionStopped } from './projection-stopped.js';
import { RebuildAbandoned } from './rebuild-error.js';

/** What a shadow rebuild asks of its runner. */
export interface ShadowRebuildHost {
  /**
   * Takes the builds over when they are no further behind than the live ones, each by itself; says whether it did.
   * @param taken Called for each of them as soon as it is live.
   */
  takeOver(
    runs: readonly BuildRun[],
    position: Position | undefined,
    taken: (run: BuildRun) => void,
  ): Promise<boolean>;
  stopped(run: BuildRun): void;
  /**
   * Whether it also takes over what met an event that it cannot take in: there is nothing else that this program can read,
   * so it answers from what was before that event.
   */
  readonly takesParked?: boolean;
  faulted(fault: unknown): void;
}

/** No one waits for a build beside the live ones, and a document that changes many times in a batch is written once. */
const BATCH = 2000;
/** Where people are served meanwhile, they wait for a batch at most: some milliseconds. */
const BATCH_WHILE_SERVING = 250;
const ENDED = 'Ended before the new builds had caught up';
/** The longest rest, in milliseconds. */
const REST_MS = 250;

/** How builds beside the live ones share the process with whatever else it does. */
export function bucketOf(isServing: boolean): Pick<FeedSources, 'batchSize' | 'rest'> {
  if (!isServing) return { batchSize: BATCH };
  // As long as the batch took: half of the process's time belongs to those who are served.
  const rest = (workedMs: number): Promise<void> => sleep(Math.min(workedMs, REST_MS));
  return { batchSize: BATCH_WHILE_SERVING, rest };
}

/** Builds being made beside the live ones, in one reading of the log for all of them. */
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
   * @throws ProjectionStopped for one that met an event it cannot take in; the others have been taken over then.
   * @throws RebuildAbandoned when it was told to end before.
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
    // No one is left to read the rest of the log for.
    if (this.host.takesParked !== true && this.#sound.length === 0) this.feed.end();
  }

  #faulted(fault: unknown): void {
    this.host.faulted(fault);
    const now = performance.now();
    this.#faultyFrom ??= now;
    // Who has half switched must switch, however long the store is away.
    if (!this.#isSwitching && now - this.#faultyFrom >= this.patienceMs) {
      const seconds = Math.round(this.patienceMs / 1000);
      this.abandon(`Given up after ${seconds} s without a store: ${String(fault)}`);
    }
  }
}
