import type { Position } from '@foyer/event-log';
import { AppliedListeners } from './applied-listeners.js';
import type { AppliedNotice } from './applied-notice.js';
import type { BuildRun, PreparedBatch } from './build-run.js';
import { Feed } from './feed.js';
import { namesToWaitFor, projectionsToRebuild } from './known-projections.js';
import { openBuilds } from './open-builds.js';
import { PositionWaiters } from './position-waiters.js';
import { ProgressNotifier } from './progress-notifier.js';
import { healthOf, healthWhileRefilling, type ProjectionHealth } from './projection-health.js';
import {
  sourcesOf,
  type ProjectionRunnerOptions,
  type RebuildOptions,
} from './projection-runner-options.js';
import { ProjectionStopped } from './projection-stopped.js';
import { ReadModels } from './read-models.js';
import { Refill } from './refill.js';
import type { Rebuilding } from './rebuilding.js';
import { Repairs } from './repairs.js';
import { ShadowRebuilds } from './shadow-rebuilds.js';
import { sharedProgress } from './shared-progress.js';

/** Keeps all read models up to date by one reading of the log; each event counts exactly once. */
export class ProjectionRunner extends ReadModels {
  #main: Feed;
  #side: ShadowRebuilds;
  readonly #refill: Refill | undefined;
  readonly #repairs: Repairs;
  readonly #following = new Set<Promise<void>>();
  readonly #listeners = new AppliedListeners((fault) => this.#faulted(fault));
  readonly #notifier: ProgressNotifier | undefined;
  readonly #waiters = new PositionWaiters((name) => {
    const run = this.#live(name);
    const isThere = run !== undefined && !this.#filling.has(run);
    return { position: isThere ? run.position : undefined, isStopped: run?.failure !== undefined };
  });
  readonly #current: (() => void)[] = [];
  #filling: ReadonlySet<BuildRun> = new Set();

  constructor(private readonly options: ProjectionRunnerOptions) {
    super();
    const board = options.store.progress;
    this.#notifier = board && new ProgressNotifier((progress) => board.write(progress));
    this.#repairs = new Repairs(options, {
      rebuild: (names) => this.rebuild(names),
      isBuilding: (projection) => this.#side.isBuilding(projection),
    });
    options.store.onDamage?.((name, fault) => this.#repairs.begin(name, fault));
    const { loss } = options.store;
    this.#refill =
      loss &&
      new Refill(loss, options, {
        end: () => this.#endFeeds(),
        begin: () => this.#begin(),
        untilCurrent: () => this.untilCurrent(),
      });
    [this.#main, this.#side] = this.#newFeeds();
  }

  /** Opens the builds first. */
  async start(): Promise<void> {
    await (this.#refill?.start() ?? this.#begin());
  }

  async #begin(): Promise<void> {
    [this.#main, this.#side] = this.#newFeeds();
    const { log, store, projections } = this.options;
    const head = await log.head();
    const opened = await openBuilds(store, projections, head);
    const { live, beside } = opened;
    for (const run of live) this.#main.members.add(run);
    this.#filling = new Set(opened.filling);
    // A progress report about another log, or by a version that knew less, must not be believed any
    // longer.
    this.#reportProgress(this.#main.start);
    if (live.length > 0) this.#track(this.#main.follow());
    if (beside.length > 0) this.#track(this.#side.upgrade(beside).catch(() => undefined));
  }

  /** Ends after the batch at hand, and leaves the checkpoints where the builds are. */
  async stop(): Promise<void> {
    await this.#refill?.end();
    await this.#endFeeds();
    await this.#notifier?.end();
    const last = [...this.#main.members].flatMap((run) => run.checkpoint() ?? []);
    // Without them a restart has more to read, and nothing else.
    if (last.length > 0) {
      await this.options.store.write(last).catch((fault: unknown) => this.#faulted(fault));
    }
    this.#waiters.giveUp();
  }

  untilCurrent(): Promise<void> {
    if (this.#isCurrent()) return Promise.resolve();
    return new Promise((resolve) => this.#current.push(resolve));
  }

  async waitFor(
    position: Position,
    timeoutMs: number,
    projections?: readonly string[],
    signal?: AbortSignal,
  ): Promise<boolean> {
    const names = namesToWaitFor(this.options.projections, projections);
    return this.#waiters.wait(position, names, timeoutMs, signal);
  }

  onApplied(listener: (notice: AppliedNotice) => void): () => void {
    return this.#listeners.add(listener);
  }

  /**
   * Builds read models again while the present ones continue, then switches to each new one.
   * @throws RebuildError when there is no such read model, or it is being built already.
   * @throws ProjectionStopped when an event cannot be taken in; the present build of it stays.
   * @throws RebuildAbandoned when it received an order to end, or a store was away for too long;
   * the present builds stay.
   */
  async rebuild(names: readonly string[] | 'all', options: RebuildOptions = {}): Promise<void> {
    const chosen = projectionsToRebuild(this.options.projections, names);
    const work = this.#side.rebuild(chosen, options);
    this.#track(work.catch(() => undefined));
    await work;
  }

  override rebuilding(): readonly Rebuilding[] {
    return this.#side.rebuilding;
  }

  /** New versions on their way are among them. */
  health(now: number): readonly ProjectionHealth[] {
    if (this.#refill?.isDue === true) {
      return this.options.projections.map((projection) =>
        healthWhileRefilling(projection, this.#live(projection.name)?.position),
      );
    }
    return [this.#main, ...this.#side.upgrades].flatMap((feed) =>
      [...feed.members].map((run) => {
        const isLive = feed === this.#main && !this.#filling.has(run);
        const isDamaged = isLive && this.#repairs.has(run.projection.name);
        return healthOf(run, feed, { now, isLive, isDamaged });
      }),
    );
  }

  #newFeeds(): [Feed, ShadowRebuilds] {
    const options = this.options;
    const sources = sourcesOf(options);
    const side = new ShadowRebuilds(options, sources, {
      takeOver: (runs, position, taken) => this.#takeOver(runs, position, taken),
      stopped: (run) => this.#stopped(run),
      faulted: (fault) => this.#faulted(fault),
      position: () => this.#main.position,
    });
    const main = new Feed(
      { ...sources, observe: options.observe, grows: true },
      {
        applied: (run, batch) => this.#applied(run, batch),
        flushed: (position) => this.#reportProgress(position),
        caughtUp: async () => {
          await this.#filled();
          this.#moved();
        },
        stopped: (run) => this.#stopped(run),
        faulted: (fault) => this.#faulted(fault),
      },
    );
    return [main, side];
  }

  /**
   * The builds that began empty have taken in the whole log: from now on queries are answered from
   * them.
   */
  async #filled(): Promise<void> {
    if (this.#filling.size === 0) return;
    for (const run of this.#filling) await this.options.store.promote(run.key);
    this.#filling = new Set();
    this.#reportProgress(this.#main.position);
  }

  async #endFeeds(): Promise<void> {
    this.#main.end();
    this.#side.end();
    await Promise.all(this.#following);
    this.#listeners.heard(this.#main.position);
  }

  async #takeOver(
    runs: readonly BuildRun[],
    position: Position | undefined,
    taken: (run: BuildRun) => void,
  ): Promise<boolean> {
    const { members, position: served } = this.#main;
    if (served !== undefined && (position === undefined || position < served)) return false;
    for (const run of runs) {
      await this.options.store.promote(run.key);
      const earlier = this.#live(run.projection.name);
      const isFirst = members.size === 0;
      if (earlier !== undefined) members.delete(earlier);
      members.add(run);
      taken(run);
      if (isFirst) this.#track(this.#main.follow());
    }
    this.#reportProgress(served ?? position);
    this.#moved();
    return true;
  }

  #live(name: string): BuildRun | undefined {
    return [...this.#main.members].find(({ projection }) => projection.name === name);
  }

  #isCurrent(): boolean {
    return (
      this.#main.isCaughtUp &&
      this.options.projections.every(({ name }) => this.#live(name) !== undefined)
    );
  }

  #applied(run: BuildRun, batch: PreparedBatch): void {
    this.#waiters.check();
    this.#listeners.notifyOf(run, batch);
  }

  #moved(): void {
    this.#waiters.check();
    if (this.#isCurrent()) for (const resolve of this.#current.splice(0)) resolve();
  }

  #reportProgress(position: Position | undefined): void {
    this.#notifier?.say(sharedProgress(position, this.#main.members, this.#filling));
  }

  #stopped({ projection, failure }: BuildRun): void {
    this.#waiters.check();
    if (failure !== undefined)
      this.options.onStopped?.(new ProjectionStopped(projection.name, failure));
  }

  #faulted(fault: unknown): void {
    this.options.onFault?.(fault);
  }

  #track(work: Promise<void>): void {
    this.#following.add(work);
    void work.finally(() => this.#following.delete(work));
  }
}
