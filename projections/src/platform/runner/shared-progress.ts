import type { Position } from '@foyer/event-log';
import type { SharedProgress } from '../read-store/index.js';
import type { BuildRun } from './build-run.js';

/** Sums up the live builds for other processes, which do not read those that are being filled. */
export function sharedProgress(
  position: Position | undefined,
  live: ReadonlySet<BuildRun>,
  filling: ReadonlySet<BuildRun>,
): SharedProgress {
  const stopped = [...live].flatMap(({ projection, failure }) =>
    failure === undefined ? [] : [projection.name],
  );
  const versions = Object.fromEntries(
    [...live]
      .filter((run) => !filling.has(run))
      .map(({ projection, key }) => [projection.name, key.version]),
  );
  return { position: position ?? null, stopped, versions };
}
