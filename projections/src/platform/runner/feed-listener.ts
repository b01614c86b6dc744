import type { Position } from '@foyer/event-log';
import type { BuildRun, PreparedBatch } from './build-run.js';

/** The notifications of a feed. */
export interface FeedListener {
  /** A batch is written. Called within the feed's turn. */
  applied(run: BuildRun, batch: PreparedBatch): void;
  /** All builds have taken in what there is up to a position. Called within the feed's turn. */
  flushed?(position: Position): void;
  /** A build met an event that it cannot take in. */
  stopped(run: BuildRun): void;
  /** The log has been taken in completely. Called within the feed's turn. */
  caughtUp(): Promise<void>;
  /** The log or the read store does not answer; the feed tries again. */
  faulted(fault: unknown): void;
}
