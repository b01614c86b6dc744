import { isOfAnotherLog, type Position } from '@foyer/event-log';
import {
  isSameBuild,
  type ProjectionStore,
  stableJson,
  type StoredBuild,
} from '../read-store/index.js';
import { BuildRun } from './build-run.js';
import type { Projection } from './define-projection.js';

/** The state of the projections when the program starts. */
export interface OpenedBuilds {
  /** Builds that queries are answered from and that this program can keep up to date. */
  readonly live: readonly BuildRun[];
  /** Live ones that no one is answered from until they have taken in the whole log. */
  readonly filling: readonly BuildRun[];
  /** Builds of versions that have to catch up before queries are answered from them. */
  readonly beside: readonly BuildRun[];
}

/**
 * Finds or makes the builds of all projections, and drops those that no one will need. A build
 * ahead of the log was made from another log, such as the log before it was restored from a backup
 * or moved to another store. It is rebuilt.
 * @param head The last position of the log.
 */
export async function openBuilds(
  store: ProjectionStore,
  projections: readonly Projection[],
  head: Position | undefined,
): Promise<OpenedBuilds> {
  requireDistinct(projections);
  for (const build of await store.builds()) {
    const { checkpoint } = build;
    if (checkpoint !== undefined && isOfAnotherLog(checkpoint, head)) await store.drop(build);
  }
  const stored = await store.builds();
  const live: BuildRun[] = [];
  const filling: BuildRun[] = [];
  const beside: BuildRun[] = [];
  for (const projection of projections) {
    const own = stored.filter((build) => build.projection === projection.name);
    const usable = own.filter((build) => isUsable(build, projection));
    const serving = own.find((build) => build.live);
    const chosen = usable.find((build) => build.live) ?? usable.at(-1);
    for (const build of own) {
      if (!build.live && (chosen === undefined || !isSameBuild(build, chosen)))
        await store.drop(build);
    }
    const run =
      chosen === undefined
        ? await newBuild(store, projection)
        : new BuildRun(projection, chosen, chosen.checkpoint, store);
    // An empty build would answer as if nothing existed.
    if (serving === undefined && head !== undefined) filling.push(run);
    else if (serving === undefined) await store.promote(run.key);
    (serving === undefined || chosen?.live === true ? live : beside).push(run);
  }
  return { live, filling, beside };
}

/** Makes an empty build of a projection next to its present ones. */
export async function newBuild(store: ProjectionStore, projection: Projection): Promise<BuildRun> {
  const { name, version, collections } = projection;
  const numbers = (await store.builds())
    .filter((build) => build.projection === name && build.version === version)
    .map((build) => build.build);
  const key = { projection: name, version, build: Math.max(0, ...numbers) + 1 };
  await store.create(key, collections);
  return new BuildRun(projection, key, undefined, store);
}

function isUsable(build: StoredBuild, { version, collections }: Projection): boolean {
  return build.version === version && stableJson(build.collections) === stableJson(collections);
}

function requireDistinct(projections: readonly Projection[]): void {
  const names = [
    ...projections.map(({ name }) => `projection ${name}`),
    ...projections.flatMap(({ collections }) =>
      Object.keys(collections).map((name) => `collection ${name}`),
    ),
  ];
  const twice = names.find((name, n) => names.indexOf(name) !== n);
  if (twice !== undefined) throw new Error(`There are two of ${twice}`);
}
