import { Rejected } from '../commands/index.js';
import type { ReactionEvent } from '../reactions/reaction.js';
import type { JobLines } from './job-lines.js';
import type { JobStore } from './job-store.js';
import { isActive, type JobState, type QueuedJob } from './job.js';
import type { JobKind } from './jobs.js';

interface Limits {
  readonly deadlineMs: number;
  /** When it makes sense no more, where its event says so. */
  readonly until: string | undefined;
}

type CauseOf = (jobId: string, state: QueuedJob) => Promise<ReactionEvent | undefined>;

/**
 * Keeps jobs about the same thing in the order of their events, also over a start and where one is
 * wanted once more.
 */
export class JobOrder {
  readonly #again = new Set<string>();

  constructor(
    private readonly store: JobStore,
    private readonly lines: JobLines,
    private readonly kinds: ReadonlyMap<string, JobKind>,
    private readonly causeOf: CauseOf,
  ) {}

  /** Lines up what was queued before this process began. */
  async lineUp(jobId: string): Promise<void> {
    const state = await this.store.state(jobId);
    const kind = isActive(state) ? this.kinds.get(state.kind) : undefined;
    if (!isActive(state) || kind?.job.inLine === undefined) return;
    const event = await this.causeOf(jobId, state);
    if (event) this.lines.join(kind.job, event);
  }

  /**
   * How long a job that is wanted once more may take.
   * @throws Rejected JOB_OVERTAKEN
   */
  async limitsOf(jobId: string, state: JobState): Promise<Limits> {
    const kind = state === null ? undefined : this.kinds.get(state.kind);
    if (state === null || kind === undefined) return { deadlineMs: 0, until: undefined };
    const { deadlineMs } = kind.job;
    const event = await this.store.causeOf(state).catch(() => undefined);
    if (event === undefined) return { deadlineMs, until: undefined };
    if (await this.isOvertaken(jobId, kind, event)) throw new Rejected('JOB_OVERTAKEN');
    return { deadlineMs, until: kind.job.until?.(event) };
  }

  wantedAgain(jobId: string): void {
    this.#again.add(jobId);
  }

  /**
   * Tells whether it is a job's turn. One that is wanted once more has left its line: it joins it
   * where it belongs, before what came later and was not begun.
   */
  async isTurnOf(jobId: string): Promise<boolean> {
    if (this.#again.has(jobId)) await this.lineUp(jobId);
    return this.lines.isFirst(jobId);
  }

  /** True if a repeated job comes too late by now; asked once, before its try. */
  async isTooLate(jobId: string, kind: JobKind, event: ReactionEvent): Promise<boolean> {
    return this.#again.delete(jobId) && (await this.isOvertaken(jobId, kind, event));
  }

  /**
   * Tells whether a job of a later event about the same was done or begun: done after it, this one
   * would take back what holds since.
   */
  private async isOvertaken(
    jobId: string,
    { job }: JobKind,
    event: ReactionEvent,
  ): Promise<boolean> {
    const about = job.inLine?.(event);
    if (about === undefined) return false;
    const person = job.person?.(event) ?? null;
    for (const { _id, personId } of await this.store.queuedSince(jobId, job.name)) {
      if (personId !== person) continue;
      const state = await this.store.state(_id);
      if (state?.status !== 'done' && state?.status !== 'running') continue;
      const other = await this.store.causeOf(state).catch(() => undefined);
      if (other === undefined || other.position < event.position) continue;
      if (job.inLine?.(other) === about) return true;
    }
    return false;
  }
}
