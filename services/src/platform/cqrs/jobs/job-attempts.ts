import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';
import { Semaphore } from 'async-mutex';

import type { Clock } from '../../clock/index.js';
import type { Log } from '../../observability/index.js';
import { mayBeSent } from '../../may-be-sent.js';
import { Rejected, type CommandRunner } from '../commands/index.js';
import { ReactionTools } from '../reactions/reaction-tools.js';
import type { ReactionEvent } from '../reactions/reaction.js';
import { failAttempt, finishJob, giveUpJob, isActive, progressJob, startJob } from './job.js';
import type { Attempt } from './job.js';
import type { JobRun } from './job-declaration.js';
import type { JobStore } from './job-store.js';
import { failureOf, type JobKind } from './jobs.js';
import type { Needs } from '../needs.js';
import { waitAfter } from './retry-times.js';

/** The number of jobs of one kind that run at a time, by default. */
const AT_ONCE = 8;
/** Progress is stored when it has grown by this share. */
const STEP = 0.1;

export interface JobAttemptsParts {
  readonly store: JobStore;
  readonly runner: CommandRunner;
  readonly commands: CommandBus;
  readonly queries: QueryBus;
  readonly clock: Clock;
  readonly log: Log;
  /** Names this process in the jobs that it takes up. */
  readonly holder: string;
}

/** Ends a try whose job is wanted no more. */
const CANCELLED = new Error('The job was cancelled');

/** One try, and what limits it. */
interface Try extends Attempt {
  readonly deadline: string;
  readonly triedBefore: number;
}

/** Tries a limited number of jobs of a kind at a time, and stores the outcome of each try. */
export class JobAttempts {
  private readonly limits = new Map<string, Semaphore>();
  private readonly aborts = new Map<string, AbortController>();
  /**
   * The unwritten outcomes of finished tries. They stay until the log takes them, so that no work
   * is done twice.
   */
  private readonly unsettled = new Map<string, () => Promise<Date | undefined>>();
  private isStopped = false;

  constructor(private readonly parts: JobAttemptsParts) {}

  /** Ends the try of a job that is under way, if there is one. */
  abort(jobId: string): void {
    this.aborts.get(jobId)?.abort(CANCELLED);
  }

  /** The program ends; its successor finds the unfinished jobs and continues them. */
  stop(): void {
    this.isStopped = true;
    for (const abort of this.aborts.values()) abort.abort();
  }

  /** Tries a job once. Gives when to try it again; undefined where it has ended. */
  async attempt(jobId: string, kind: JobKind, event: ReactionEvent): Promise<Date | undefined> {
    const { name, atOnce = AT_ONCE } = kind.job;
    const limit = this.limits.get(name) ?? new Semaphore(atOnce);
    this.limits.set(name, limit);
    return limit.runExclusive(async () => {
      let settle = this.unsettled.get(jobId);
      if (!settle) {
        if (this.isStopped) return undefined;
        const attempt = await this.start(jobId, name, event);
        if (!attempt) return undefined;
        settle = await this.try(attempt, kind, event);
        this.unsettled.set(jobId, settle);
      }
      const again = await settle();
      this.unsettled.delete(jobId);
      return again;
    });
  }

  private async start(jobId: string, kind: string, event: ReactionEvent): Promise<Try | undefined> {
    const { store, holder } = this.parts;
    const before = await store.state(jobId);
    if (!isActive(before)) return undefined;
    const attempt = before.attempt + 1;
    const context = store.contextOf(jobId, `start ${attempt} ${holder}`, kind, event);
    await store.write({ name: 'StartJob', jobId, context }, (state) =>
      isActive(state) && state.attempt + 1 === attempt
        ? startJob(state, { jobId, holder })
        : accepted([]),
    );
    const { deadline, triedBefore } = before;
    return { jobId, attempt, holder, deadline, triedBefore };
  }

  /** Tries a job once, and returns the function that writes the outcome. */
  private async try(
    { deadline, triedBefore, ...of }: Try,
    kind: JobKind,
    event: ReactionEvent,
  ): Promise<() => Promise<Date | undefined>> {
    const { clock } = this.parts;
    const { jobId } = of;
    const abort = new AbortController();
    this.aborts.set(jobId, abort);
    const left = Date.parse(deadline) - clock.now().getTime();
    const cancelDeadline = clock.after(left, () => abort.abort());
    try {
      await untilAborted(kind.job.run(event, this.toolsOf(of, kind, event, abort.signal)), abort);
      return async () => {
        await this.write(of, kind, event, 'finish', (state) => finishJob(state, of));
        return undefined;
      };
    } catch (error) {
      return () => this.failed(of, triedBefore, kind, event, error);
    } finally {
      cancelDeadline();
      this.aborts.delete(jobId);
    }
  }

  private async failed(
    of: Attempt,
    triedBefore: number,
    kind: JobKind,
    event: ReactionEvent,
    error: unknown,
  ): Promise<Date | undefined> {
    // The next process finds the job under way and continues it.
    if (this.isStopped) return undefined;
    // Its end is written by who cancelled it, and is no failure.
    if (error === CANCELLED) return undefined;
    const { clock, log } = this.parts;
    const { jobId, attempt } = of;
    const failure = failureOf(error);
    const isRefused =
      error instanceof Rejected && error.code !== 'UNAVAILABLE' && error.code !== 'CONFLICT';
    const waitMs = waitAfter(attempt - triedBefore, kind.job.retries);
    log.warn('A job failed', { job: kind.job.name, jobId, attempt, waitMs, err: error });
    if (isRefused || waitMs === undefined || mayBeSent(error)) {
      const reason = isRefused ? 'refused' : 'attempts';
      await this.write(of, kind, event, 'give up', (state) =>
        giveUpJob(state, { jobId, reason, failure }),
      );
      await kind.job.givenUp?.(event, kind.needs).catch((err: unknown) => {
        log.warn('What a job had spent could not be given back', { job: kind.job.name, err });
      });
      return undefined;
    }
    const retryAt = new Date(clock.now().getTime() + waitMs);
    await this.write(of, kind, event, 'fail', (state) =>
      failAttempt(state, { ...of, failure, retryAt: retryAt.toISOString() }),
    );
    return retryAt;
  }

  private toolsOf(
    of: Attempt,
    kind: JobKind,
    event: ReactionEvent,
    signal: AbortSignal,
  ): JobRun<Needs> {
    const { runner, commands, queries, clock } = this.parts;
    const { name } = kind.job;
    const parts = { name, runner, commands, queries, cause: event, key: of.jobId };
    const { stateOf, query, execute, context } = new ReactionTools(parts);
    let written = 0;
    const progress = async (share: number) => {
      if (share < written + STEP) return;
      written = share;
      await this.write(of, kind, event, `progress ${share}`, (state) =>
        progressJob(state, { ...of, share }),
      );
    };
    const { needs } = kind;
    return { stateOf, query, execute, context, needs, now: clock.now(), signal, progress };
  }

  private async write(
    { jobId, attempt, holder }: Attempt,
    { job }: JobKind,
    event: ReactionEvent,
    step: string,
    decide: Parameters<JobStore['write']>[1],
  ): Promise<void> {
    const { store } = this.parts;
    const context = store.contextOf(jobId, `${step} ${attempt} ${holder}`, job.name, event);
    await store.write({ name: 'NoteJob', jobId, context }, decide);
  }
}

/**
 * Waits for a try, but not for one that ignores its signal. @throws Error when it was aborted
 * first.
 */
async function untilAborted<T>(run: Promise<T>, { signal }: AbortController): Promise<T> {
  signal.throwIfAborted();
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    run.then(resolve, reject);
  });
}
