import type { Position } from '@foyer/event-log';
import { isSameBuild, type BuildKey } from '../read-store/index.js';
import type { BuildRun } from './build-run.js';
import type { Projection } from './define-projection.js';
import type { Feed, FeedSources } from './feed.js';
import { newBuild } from './open-builds.js';
import type { ProjectionRunnerOptions, RebuildOptions } from './projection-runner-options.js';
import { RebuildError } from './rebuild-error.js';
import { rebuildingOf, type Rebuilding } from './rebuilding.js';
import { bucketOf, ShadowRebuild, type ShadowRebuildHost } from './shadow-rebuild.js';

/** The functions of the runner that builds next to the live ones need. */
export interface ShadowRebuildsHost extends Pick<ShadowRebuildHost, 'takeOver' | 'faulted'> {
  /** A new version met an event that it cannot take in. */
  stopped(run: BuildRun): void;
  /** Returns the position of the live builds. */
  position(): Position | undefined;
}

/**
 * All builds next to the live ones: new versions of read models, and read models that are rebuilt
 * as they are.
 */
export class ShadowRebuilds {
  readonly #bare: FeedSources;
  readonly #sources: FeedSources;
  readonly #isServing: boolean;
  readonly #upgrades = new Set<ShadowRebuild>();
  readonly #rebuilds = new Map<ShadowRebuild, readonly string[]>();
  readonly #building = new Set<Projection>();
  #isEnding = false;

  constructor(
    private readonly options: ProjectionRunnerOptions,
    sources: FeedSources,
    private readonly host: ShadowRebuildsHost,
  ) {
    this.#bare = sources;
    this.#isServing = options.isServing === true;
    this.#sources = { ...sources, ...this.#pace(this.#isServing) };
  }

  #pace(isServing: boolean): Pick<FeedSources, 'batchSize' | 'rest'> {
    const { batchSize } = this.options;
    return { ...bucketOf(isServing), ...(batchSize && { batchSize }) };
  }

  /** Readings of the log for new versions. */
  get upgrades(): readonly Feed[] {
    return [...this.#upgrades].map(({ feed }) => feed);
  }

  get rebuilding(): readonly Rebuilding[] {
    const goal = this.host.position();
    return [...this.#rebuilds].map(([{ feed }, names]) => rebuildingOf(names, feed, goal));
  }

  isBuilding(projection: Projection): boolean {
    return this.#building.has(projection);
  }

  /** Lets new versions catch up and take over. @throws as {@link ShadowRebuild.finish}. */
  async upgrade(runs: readonly BuildRun[]): Promise<void> {
    const projections = runs.map(({ projection }) => projection);
    await this.#whileBuilding(projections, async () => {
      // If people wait for one of them, no one else can be served meanwhile.
      const isServing = this.#isServing && runs.every(({ projection }) => !projection.isEssential);
      const sources = { ...this.#bare, ...this.#pace(isServing) };
      const side = new ShadowRebuild(sources, runs, { ...this.host, takesParked: true });
      this.#upgrades.add(side);
      if (this.#isEnding) side.abandon();
      await side.finish();
    });
  }

  /**
   * @throws RebuildError; else as {@link ShadowRebuild.finish}, and then the present builds are as
   * they were.
   */
  async rebuild(
    projections: readonly Projection[],
    { signal, patienceMs }: RebuildOptions,
  ): Promise<void> {
    const busy = projections.find((projection) => this.#building.has(projection));
    if (busy !== undefined) throw new RebuildError(`${busy.name} is being built already`);
    await this.#whileBuilding(projections, async () => {
      await this.#dropRemains(projections);
      const runs: BuildRun[] = [];
      for (const projection of projections) {
        runs.push(await newBuild(this.options.store, projection));
      }
      const host = { ...this.host, stopped: () => undefined };
      const side = new ShadowRebuild(this.#sources, runs, host, patienceMs);
      const abandon = (): void => side.abandon(String(signal?.reason));
      this.#rebuilds.set(
        side,
        projections.map(({ name }) => name),
      );
      if (this.#isEnding) side.abandon();
      if (signal?.aborted === true) abandon();
      signal?.addEventListener('abort', abandon);
      try {
        await side.finish();
        this.#forgetStopped(projections);
      } finally {
        signal?.removeEventListener('abort', abandon);
        this.#rebuilds.delete(side);
        await this.#dropUnlessLive([...side.feed.members].map(({ key }) => key));
      }
    });
  }

  /** All of them end after the batch at hand. */
  end(): void {
    this.#isEnding = true;
    for (const side of [...this.#upgrades, ...this.#rebuilds.keys()]) {
      side.abandon();
    }
  }

  async #whileBuilding(projections: readonly Projection[], work: () => Promise<void>) {
    for (const projection of projections) this.#building.add(projection);
    try {
      await work();
    } finally {
      for (const projection of projections) this.#building.delete(projection);
    }
  }

  /** New versions that had stopped, and are there now all the same. */
  #forgetStopped(projections: readonly Projection[]): void {
    for (const { feed } of this.#upgrades) {
      for (const run of feed.members) {
        if (projections.includes(run.projection)) feed.members.delete(run);
      }
    }
  }

  /** Drops builds that an earlier rebuild could not remove, because the store was gone as well. */
  async #dropRemains(projections: readonly Projection[]): Promise<void> {
    const names = projections.map(({ name }) => name);
    const builds = await this.options.store.builds();
    for (const build of builds) {
      if (!build.live && names.includes(build.projection)) await this.options.store.drop(build);
    }
  }

  /** A switch may have been cut short where the store had done its part already. */
  async #dropUnlessLive(keys: readonly BuildKey[]): Promise<void> {
    if (keys.length === 0) return;
    const { store } = this.options;
    try {
      for (const build of await store.builds()) {
        const isOwn = keys.some((key) => isSameBuild(key, build));
        if (isOwn && !build.live) await store.drop(build);
      }
    } catch (fault: unknown) {
      // The next builder removes them, or the next start does.
      this.host.faulted(fault);
    }
  }
}
