import type { Position } from '@foyer/event-log';
import type { BuildRun, ProjectionFailure } from './build-run.js';
import type { Projection } from './define-projection.js';
import type { Feed } from './feed.js';

/** How a read model is doing. */
export interface ProjectionHealth {
  readonly name: string;
  readonly version: number;
  /** True if people cannot be served without it. */
  readonly isEssential: boolean;
  /**
   * `catching-up`: answers, but from the past. `building`: it is not there until this program's
   * version is built. `stopped`: an event could not be taken in, and it is parked before that one.
   * `waiting`: the log or the read store does not answer. `damaged`: a reader has met a damaged
   * document; it is rebuilt, and answers where that document is not needed.
   */
  readonly state:
    | 'current'
    | 'catching-up'
    | 'building'
    | 'stopped'
    | 'waiting'
    | 'damaged'
    | 'refilling';
  /** The last event taken in. */
  readonly position: Position | undefined;
  /** Age in milliseconds of the last event taken in, while there is more to take in; else 0. */
  readonly lagMs: number;
  readonly failure: ProjectionFailure | undefined;
}

/** Describes one build of a feed. */
export function healthOf(
  run: BuildRun,
  feed: Feed,
  { now, isLive, isDamaged }: { now: number; isLive: boolean; isDamaged: boolean },
): ProjectionHealth {
  const isBehind = !feed.isCaughtUp || run.failure !== undefined;
  const lagMs =
    isBehind && run.lastAt !== undefined ? Math.max(0, now - Date.parse(run.lastAt)) : 0;
  return {
    name: run.projection.name,
    version: run.key.version,
    isEssential: run.projection.isEssential,
    state: isDamaged && run.failure === undefined ? 'damaged' : stateOf(run, feed, isLive),
    position: run.position,
    lagMs,
    failure: run.failure,
  };
}

/** Describes a read model of a store that answers nothing until it is filled. */
export function healthWhileRefilling(
  { name, version, isEssential }: Projection,
  position: Position | undefined,
): ProjectionHealth {
  const state = 'refilling';
  return { name, version, isEssential, state, position, lagMs: 0, failure: undefined };
}

function stateOf(run: BuildRun, feed: Feed, isLive: boolean): ProjectionHealth['state'] {
  if (run.failure !== undefined) return 'stopped';
  if (feed.fault !== undefined) return 'waiting';
  if (!isLive) return 'building';
  return feed.isCaughtUp ? 'current' : 'catching-up';
}
