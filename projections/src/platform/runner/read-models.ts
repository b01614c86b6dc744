import type { Position } from '@foyer/event-log';
import type { AppliedNotice } from './applied-notice.js';
import type { ProjectionHealth } from './projection-health.js';
import type { Rebuilding } from './rebuilding.js';

/**
 * The read models that a program answers from, no matter if it keeps them itself or another process
 * does. Also the injection token.
 */
export abstract class ReadModels {
  /** Begins to follow the log; does not wait until anything has caught up. */
  abstract start(): Promise<void>;
  abstract stop(): Promise<void>;
  /** Resolves once queries are answered from read models that have taken in the whole log. */
  abstract untilCurrent(): Promise<void>;
  /**
   * Waits until queries see what was written at a position: reading one's own writes.
   * @param projections Those that the query reads; all of them by default.
   * @param signal Ends the wait: no one asks any more.
   * @returns False when the time is over or the signal aborts, or at once when one of them has
   * stopped.
   * @throws Error for a name that no projection has: a wait for it would never end.
   */
  abstract waitFor(
    position: Position,
    timeoutMs: number,
    projections?: readonly string[],
    signal?: AbortSignal,
  ): Promise<boolean>;
  /**
   * Calls the listener as soon as queries see what a batch of events did. Gives back how to end
   * that.
   */
  abstract onApplied(listener: (notice: AppliedNotice) => void): () => void;
  /** How each read model is doing. @param now Milliseconds since 1970. */
  abstract health(now: number): readonly ProjectionHealth[];
  /** The read models that this process is rebuilding, next to those that answer. */
  rebuilding(): readonly Rebuilding[] {
    return [];
  }
}
