import type { CommandContext } from '../commands/index.js';
import type { BackgroundJobs } from '../reactions/background-jobs.js';
import type { JobLines } from './job-lines.js';
import type { JobStore } from './job-store.js';
import { cancelJob, giveUpJob } from './job.js';

/** Ends jobs that are not done, and gives the next in line its turn. */
export class JobEnds {
  /** @param persons the person that each unfinished job is about, by job. */
  constructor(
    private readonly store: JobStore,
    private readonly persons: Map<string, string>,
    private readonly lines: JobLines,
    private readonly running: BackgroundJobs,
  ) {}

  endOfTurn(jobId: string): void {
    const next = this.lines.leave(jobId);
    if (next !== undefined) this.running.ask(next);
  }

  async giveUp(
    jobId: string,
    context: CommandContext,
    reason: 'deadline' | 'refused',
    failure: string | null = null,
  ): Promise<void> {
    await this.store.write({ name: 'GiveUpJob', jobId, context }, (job) =>
      giveUpJob(job, { jobId, reason, failure }),
    );
    this.persons.delete(jobId);
    this.endOfTurn(jobId);
  }

  async erase(jobId: string, context: CommandContext): Promise<void> {
    await this.store.write({ name: 'CancelJob', jobId, context }, (job) =>
      cancelJob(job, { jobId, reason: 'erased' }),
    );
    this.persons.delete(jobId);
    this.endOfTurn(jobId);
  }
}
