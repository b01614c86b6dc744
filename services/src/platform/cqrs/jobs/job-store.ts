import { trusted, type JobDocument, type ReadStore } from '@foyer/projections';
import type { JobEvent } from '@foyer/contracts/jobs';
import type { Decision } from '@foyer/contracts/decision';
import type { EventLog, RecordedEvent } from '@foyer/event-log';
import { v5 } from 'uuid';

import {
  stream,
  systemActor,
  type CommandContext,
  type CommandRunner,
  type DecisionTools,
  type Outcome,
} from '../commands/index.js';
import { UndecodableEvent, type EventCodec } from '../events/index.js';
import type { ReactionEvent } from '../reactions/reaction.js';
import { Job, type JobState, type QueuedJob } from './job.js';

/** The job that an event leads to; the same one however often it is asked. */
export function jobIdOf(kind: string, eventId: string): string {
  return v5(`job ${kind}`, eventId);
}

/**
 * Writes and reads jobs where they are kept: in the log, and in the read model that is made of it.
 */
export class JobStore {
  constructor(
    private readonly log: Pick<EventLog, 'readStream'>,
    private readonly codec: EventCodec,
    private readonly runner: CommandRunner,
    private readonly readStore: ReadStore,
  ) {}

  state(jobId: string): Promise<JobState> {
    return this.runner.stateOf(stream(Job, jobId));
  }

  /** Decides something of a job in its own name. */
  async write(
    step: { readonly name: string; readonly jobId: string; readonly context: CommandContext },
    decide: (state: JobState, tools: DecisionTools) => Decision<readonly JobEvent[]>,
  ): Promise<Outcome<undefined>> {
    return this.runner.run({
      name: step.name,
      context: step.context,
      streams: { job: stream(Job, step.jobId) },
      decide: ({ job }, tools) => {
        const decision = decide(job, tools);
        return decision.type === 'rejected'
          ? decision
          : { type: 'accepted', events: { job: decision.events }, result: undefined };
      },
    });
  }

  /** The context of an automatic step of a job; the same step is the same command. */
  contextOf(
    jobId: string,
    step: string,
    kind: string,
    cause: Pick<ReactionEvent, 'id' | 'metadata'>,
  ): CommandContext {
    const { correlationId, traceparent } = cause.metadata;
    return {
      commandId: v5(step, jobId),
      causationId: cause.id,
      correlationId,
      actor: systemActor(kind),
      ...(traceparent === undefined ? {} : { traceparent }),
    };
  }

  /**
   * The event that a job follows from, as it was written.
   * @throws Error where the log has it no more.
   */
  async causeOf({ cause }: Pick<QueuedJob, 'cause'>): Promise<ReactionEvent> {
    for await (const recorded of this.log.readStream(cause.stream, cause.revision)) {
      if (recorded.id !== cause.eventId) break;
      return this.decode(recorded);
    }
    throw new Error('The event that a job follows from is not in the log');
  }

  /** An event as it is read; undefined for an unreadable one, which has no consequences. */
  async decoded(recorded: RecordedEvent): Promise<ReactionEvent | undefined> {
    try {
      return await this.decode(recorded);
    } catch (error) {
      if (error instanceof UndecodableEvent) return undefined;
      throw error;
    }
  }

  private async decode(recorded: RecordedEvent): Promise<ReactionEvent> {
    return { ...recorded, ...(await this.codec.decode(recorded)) };
  }

  /**
   * The jobs of a kind that were queued with a job or later, with their persons, as far as queries
   * see.
   */
  async queuedSince(
    jobId: string,
    kind: string,
  ): Promise<readonly Pick<JobDocument, '_id' | 'personId'>[]> {
    const jobs = this.readStore.collection<JobDocument>('jobs');
    const own = await jobs.findOne({ _id: jobId });
    if (own === null) return [];
    return (await jobs.find({ kind, queuedAt: trusted({ $gte: own.queuedAt }) })).filter(
      ({ _id }) => _id !== jobId,
    );
  }

  /** Those that are still to be done, as far as queries see. */
  async active(): Promise<readonly Pick<JobDocument, '_id' | 'personId'>[]> {
    return this.readStore.collection<JobDocument>('jobs').find({ active: true });
  }
}
