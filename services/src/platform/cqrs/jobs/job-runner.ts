import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { JobCancelled, JobRequeued } from '@foyer/contracts/jobs';
import type { EventLog } from '@foyer/event-log';
import type { ReadStore } from '@foyer/projections';
import { v5 } from 'uuid';

import { Clock, NewId } from '../../clock/index.js';
import { Log } from '../../observability/index.js';
import { PersonalData } from '../../stores/personal-data/index.js';
import { EVENT_LOG, READ_STORE } from '../../tokens.js';
import { CommandRunner, type CommandContext, type Outcome } from '../commands/index.js';
import { EventCodec } from '../events/index.js';
import type { BackgroundJobs } from '../reactions/background-jobs.js';
import { ReactionFeed } from '../reactions/reaction-feed.js';
import type { Reaction, ReactionEvent } from '../reactions/reaction.js';
import { cancelJob, isActive, queueJob, requeueJob, type QueuedJob } from './job.js';
import type { AnyJob } from './job-declaration.js';
import { JobQueueReader } from './job-queue.js';
import { jobIdOf, JobStore } from './job-store.js';
import { JobAttempts } from './job-attempts.js';
import { JobEnds } from './job-ends.js';
import { JobLines } from './job-lines.js';
import { JobOrder } from './job-order.js';
import { Jobs, type JobKind } from './jobs.js';

/**
 * Runs background jobs, in the process that does work once for all nodes. It queues one job for
 * each event that the job follows from. It tries a job until it is done, refused, too late or
 * cancelled, and continues it after a stop.
 */
@Injectable()
export class JobRunner
  extends Jobs
  implements Reaction, OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown
{
  readonly name = 'jobs';
  private readonly kinds = new Map<string, JobKind>();
  private readonly store: JobStore;
  private readonly queue: JobQueueReader;
  private readonly attempts: JobAttempts;
  private readonly queueing: BackgroundJobs;
  private readonly running: BackgroundJobs;
  /** Events that are about to lead to jobs, by kind and id. */
  private readonly asked = new Map<
    string,
    { readonly event: ReactionEvent; readonly job: AnyJob }
  >();
  /** The person that each unfinished job is about, by job. */
  private readonly persons = new Map<string, string>();
  private readonly lines = new JobLines();
  private readonly ends: JobEnds;
  private readonly order: JobOrder;

  constructor(
    private readonly feed: ReactionFeed,
    private readonly clock: Clock,
    private readonly log: Log,
    codec: EventCodec,
    private readonly personalData: PersonalData,
    @Inject(EVENT_LOG) eventLog: EventLog,
    @Inject(READ_STORE) readStore: ReadStore,
    runner: CommandRunner,
    commands: CommandBus,
    queries: QueryBus,
    newId: NewId,
  ) {
    super();
    this.store = new JobStore(eventLog, codec, runner, readStore);
    this.order = new JobOrder(this.store, this.lines, this.kinds, (jobId, state) =>
      this.causeOf(jobId, state),
    );
    this.queue = new JobQueueReader(eventLog, runner);
    this.attempts = new JobAttempts({
      store: this.store,
      runner,
      commands,
      queries,
      clock,
      log,
      holder: newId.next(),
    });
    this.queueing = feed.backgroundJobs('queue-jobs', (key) => this.enqueue(key));
    this.running = feed.backgroundJobs('run-jobs', (jobId) => this.run(jobId));
    this.ends = new JobEnds(this.store, this.persons, this.lines, this.running);
  }

  get types(): readonly string[] {
    const triggers = [...this.kinds.values()].flatMap(({ job }) => job.on.map(({ type }) => type));
    return triggers.length === 0 ? [] : [...triggers, JobRequeued.type, JobCancelled.type];
  }

  register(kind: JobKind): void {
    this.kinds.set(kind.job.name, kind);
  }

  onModuleInit(): void {
    this.feed.add(this);
  }

  onModuleDestroy(): void {
    this.attempts.stop();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.running.stop();
  }

  async begin(): Promise<void> {
    if (this.kinds.size === 0) return;
    const active = await this.store.active();
    for (const { _id, personId } of active) {
      if (personId !== null) this.persons.set(_id, personId);
      await this.order.lineUp(_id);
    }
    const jobs = [...this.kinds.values()].map(({ job }) => job);
    await this.queue.catchUp(jobs, this.clock.now(), async (recorded, job) => {
      const event = await this.store.decoded(recorded);
      if (event) await this.queueOne(event, job);
    });
    // Those that were missed may be of earlier events, and line up before them.
    for (const { _id } of active) this.running.ask(_id);
  }

  react(event: ReactionEvent): void {
    const { jobId } = event.data as { readonly jobId?: string };
    if (event.type === JobRequeued.type && jobId !== undefined) {
      this.order.wantedAgain(jobId);
      this.running.ask(jobId);
    } else if (event.type === JobCancelled.type && jobId !== undefined) {
      this.attempts.abort(jobId);
      this.running.ask(jobId);
    } else {
      for (const { job } of this.kinds.values()) {
        if (!job.on.some(({ type }) => type === event.type)) continue;
        const key = `${job.name} ${event.id}`;
        this.asked.set(key, { event, job });
        this.lines.join(job, event);
        this.queueing.ask(key);
      }
    }
  }

  async retry(context: CommandContext, jobId: string): Promise<Outcome<undefined>> {
    const state = await this.store.state(jobId);
    const limits = await this.order.limitsOf(jobId, state);
    return this.store.write({ name: 'RetryJob', jobId, context }, (present, { now }) =>
      requeueJob(present, { jobId, now }, limits),
    );
  }

  async cancel(context: CommandContext, jobId: string): Promise<Outcome<undefined>> {
    return this.store.write({ name: 'CancelJob', jobId, context }, (job) =>
      cancelJob(job, { jobId, reason: 'asked' }),
    );
  }

  async cancelOf(contextOf: (jobId: string) => CommandContext, personId: string): Promise<void> {
    for (const [jobId, about] of this.persons) {
      if (about !== personId) continue;
      this.attempts.abort(jobId);
      await this.ends.erase(jobId, contextOf(jobId));
    }
  }

  private async enqueue(key: string): Promise<void> {
    const asked = this.asked.get(key);
    if (!asked) return;
    await this.queueOne(asked.event, asked.job);
    this.asked.delete(key);
  }

  private async queueOne(event: ReactionEvent, job: AnyJob): Promise<void> {
    const { id, stream, revision, metadata } = event;
    this.lines.join(job, event);
    const jobId = jobIdOf(job.name, id);
    const latest = new Date(Date.parse(metadata.at) + job.deadlineMs).toISOString();
    const until = job.until?.(event) ?? latest;
    const deadline = until < latest ? until : latest;
    const personId = job.person?.(event) ?? null;
    const cause = { eventId: id, stream, revision };
    const context = this.store.contextOf(jobId, 'queue', job.name, event);
    await this.store.write({ name: 'QueueJob', jobId, context }, (state) =>
      queueJob(state, { jobId, kind: job.name, cause, personId, deadline }),
    );
    if (personId !== null) this.persons.set(jobId, personId);
    this.running.ask(jobId);
  }

  private async run(jobId: string): Promise<void> {
    const state = await this.store.state(jobId);
    const kind = isActive(state) ? this.kinds.get(state.kind) : undefined;
    if (!isActive(state) || !kind) {
      this.persons.delete(jobId);
      // A job that is not queued yet has not ended.
      if (state !== null) this.ends.endOfTurn(jobId);
      return;
    }
    if (!(await this.order.isTurnOf(jobId))) return;
    const now = this.clock.now().toISOString();
    if (state.retryAt !== null && state.retryAt > now) {
      this.running.askAt(jobId, new Date(state.retryAt));
      return;
    }
    const event = await this.causeOf(jobId, state);
    if (!event) return;
    const context = (step: string) => this.store.contextOf(jobId, step, state.kind, event);
    if (state.personId !== null && (await this.personalData.isForgotten(state.personId))) {
      await this.ends.erase(jobId, context('erase'));
    } else if (state.deadline <= now) {
      // It may have been given up before, by an earlier deadline.
      await this.ends.giveUp(jobId, context(`deadline ${state.deadline}`), 'deadline');
    } else if (await this.order.isTooLate(jobId, kind, event)) {
      const overtaken = context(`overtaken ${state.deadline}`);
      await this.ends.giveUp(jobId, overtaken, 'refused', 'JOB_OVERTAKEN');
    } else {
      const again = await this.attempts.attempt(jobId, kind, event);
      if (again) this.running.askAt(jobId, again);
      // A stop ends no job: another process takes it up.
      else if (!isActive(await this.store.state(jobId))) this.ends.endOfTurn(jobId);
    }
  }

  private async causeOf(jobId: string, state: QueuedJob): Promise<ReactionEvent | undefined> {
    try {
      return await this.store.causeOf(state);
    } catch (error) {
      // Only what the store or the vault cannot give just now is there another time.
      if (!(error instanceof Error) || error.name === 'VaultFault') throw error;
      this.log.error('The event that a job follows from cannot be read', { jobId, err: error });
      const actor = { type: 'system', id: state.kind, role: 'system' } as const;
      const commandId = v5(`unreadable ${state.deadline}`, jobId);
      const context = { commandId, correlationId: jobId, actor };
      await this.ends.giveUp(jobId, context, 'refused');
      return undefined;
    }
  }
}
