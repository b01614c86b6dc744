import type { Position } from '@foyer/event-log';
import { noticeOf, type AppliedNotice } from './applied-notice.js';
import type { BuildRun, PreparedBatch } from './build-run.js';

type Listener = (notice: AppliedNotice) => void;

/**
 * Those who want to know what has become visible. One that throws does not keep the others from
 * knowing.
 */
export class AppliedListeners {
  readonly #listeners = new Set<Listener>();

  #heard: Position | undefined;

  constructor(private readonly onFault: (fault: unknown) => void) {}

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Events up to here must not be acted on again, though they are taken in once more. */
  heard(upTo: Position | undefined): void {
    if (upTo !== undefined && (this.#heard === undefined || upTo > this.#heard)) this.#heard = upTo;
  }

  /** Tells of a batch that is written. */
  notifyOf(run: BuildRun, batch: PreparedBatch): void {
    const notice = this.isEmpty ? undefined : noticeOf(run, batch, this.#heard);
    if (notice !== undefined) this.notify(notice);
  }

  notify(notice: AppliedNotice): void {
    for (const listener of this.#listeners) {
      try {
        listener(notice);
      } catch (fault: unknown) {
        this.onFault(fault);
      }
    }
  }
}
