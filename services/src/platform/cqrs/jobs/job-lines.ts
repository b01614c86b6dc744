import type { ReactionEvent } from '../reactions/reaction.js';
import { jobIdOf } from './job-store.js';
import type { AnyJob } from './job-declaration.js';

interface Waiting {
  readonly jobId: string;
  readonly position: ReactionEvent['position'];
}

/**
 * The jobs that are done one after the other, in the order of their events: one line for each thing
 * that they are about.
 */
export class JobLines {
  readonly #lines = new Map<string, readonly Waiting[]>();
  readonly #lineOf = new Map<string, string>();

  /**
   * Lines a job up by its event: also before those that are of later events and were lined up
   * earlier.
   */
  join(job: AnyJob, event: ReactionEvent): void {
    const { id, position } = event;
    const about = job.inLine?.(event);
    const jobId = jobIdOf(job.name, id);
    if (about === undefined || this.#lineOf.has(jobId)) return;
    const line = `${job.name} ${about}`;
    const waiting = [...(this.#lines.get(line) ?? []), { jobId, position }];
    this.#lineOf.set(jobId, line);
    this.#lines.set(
      line,
      waiting.toSorted((a, b) => (a.position < b.position ? -1 : 1)),
    );
  }

  /** Tells whether no job of an earlier event is still to be done. */
  isFirst(jobId: string): boolean {
    const line = this.#lineOf.get(jobId);
    return line === undefined || this.#lines.get(line)?.[0]?.jobId === jobId;
  }

  /** Takes out what has ended. @returns The one whose turn it is then */
  leave(jobId: string): string | undefined {
    const line = this.#lineOf.get(jobId);
    if (line === undefined) return undefined;
    this.#lineOf.delete(jobId);
    const waiting = (this.#lines.get(line) ?? []).filter((one) => one.jobId !== jobId);
    if (waiting.length === 0) this.#lines.delete(line);
    else this.#lines.set(line, waiting);
    return waiting[0]?.jobId;
  }
}
