import type { EventLog } from '@foyer/event-log';
import { Mutex } from 'async-mutex';
import type { ProjectionStore } from '../read-store/index.js';
import type { BatchObserver } from './batch-observer.js';
import type { Projection } from './define-projection.js';
import type { ProjectionStopped } from './projection-stopped.js';
import type { FeedSources } from './feed.js';
import type { ReadEvents } from './projected-event.js';
import { wantedEvents } from './wanted-events.js';

/** The parts that a runner needs. */
export interface ProjectionRunnerOptions {
  readonly log: EventLog;
  readonly store: ProjectionStore;
  readonly projections: readonly Projection[];
  readonly readEvents: ReadEvents;
  /** Most events taken in and written at once. */
  readonly batchSize?: number;
  /**
   * True if people are served meanwhile: builds next to the live ones then work in small steps, and
   * rest between them.
   */
  readonly isServing?: boolean;
  /** Shown every batch that the live projections take in, for instance to trace it. */
  readonly observe?: BatchObserver;
  /**
   * Called for every fault of the log or the store, and for a listener that threw. They are
   * survived.
   */
  readonly onFault?: (fault: unknown) => void;
  /** Called for every projection whose documents are damaged; it is rebuilt. */
  readonly onDamaged?: (projection: string, fault: unknown) => void;
  /**
   * Called when the store is lost as a whole; all of it is filled again.
   * @param kept where the lost one is, if it is kept.
   */
  readonly onLost?: (fault: unknown, kept: string | undefined) => void;
  /** Called when a store that was lost answers again. */
  readonly onFilled?: () => void;
  /** Called once for every projection that stops. */
  readonly onStopped?: (stopped: ProjectionStopped) => void;
}

/** The way in which read models are rebuilt. */
export interface RebuildOptions {
  /** Abandons it; its reason says why. */
  readonly signal?: AbortSignal;
  /**
   * Gives up once the log or the read store has not answered for this time, in milliseconds; by
   * default it waits without limit.
   */
  readonly patienceMs?: number;
}

/** Returns the objects that a runner's feeds share. */
export function sourcesOf(options: ProjectionRunnerOptions): FeedSources {
  const { log, store, projections, readEvents, batchSize = 500 } = options;
  return {
    log,
    store,
    readEvents,
    ...wantedEvents(projections),
    turns: new Mutex(),
    batchSize,
  };
}
