import { accepted } from '@foyer/contracts/decision';
import { jobQueueEvents, type JobQueueEvent } from '@foyer/contracts/jobs';
import type { EventLog, Position, RecordedEvent } from '@foyer/event-log';
import { CHECKPOINT_STREAM } from '@foyer/event-log/chain';
import { v5 } from 'uuid';

import { defineAggregate, systemActor, type CommandRunner } from '../commands/index.js';
import type { AnyJob } from './job-declaration.js';

type QueueRead = JobQueueEvent['data'] | null;

const JobQueue = defineAggregate<QueueRead, JobQueueEvent>({
  name: 'job-queue',
  initial: null,
  events: jobQueueEvents,
  evolve: (_state, { data }) => data,
});
const queue = { name: 'job-queue', fold: JobQueue };
const NAME = 'job-queue';

/** Not every start is worth a note: this number of checkpoints may be read again. */
const CHECKPOINTS = 10;

function isFarBehind(
  known: JobQueueEvent['data']['upTo'] | undefined,
  { stream, revision }: JobQueueEvent['data']['upTo'],
): boolean {
  return known?.stream !== stream || revision - known.revision >= CHECKPOINTS;
}

/**
 * Finds the events that jobs follow from and that came while no one listened. How far it got is
 * kept in the log, so that a start looks only at what is new; a kind that is new itself looks at
 * everything whose deadline has not passed.
 */
export class JobQueueReader {
  constructor(
    private readonly log: Pick<EventLog, 'readAll' | 'readStream' | 'lastOf'>,
    private readonly runner: CommandRunner,
  ) {}

  /** Gives every event that no one has seen to yet to `take`, with the jobs that follow from it. */
  async catchUp(
    jobs: readonly AnyJob[],
    now: Date,
    take: (event: RecordedEvent, job: AnyJob) => Promise<void>,
  ): Promise<void> {
    const read = await this.runner.stateOf(queue);
    const known = jobs.filter(({ name }) => read?.kinds.includes(name));
    const others = jobs.filter((job) => !known.includes(job));
    const after = read && (await this.positionOf(read.upTo));
    // Taken before the look: no job follows from a checkpoint, and all before it is looked at.
    const covered = await this.log.lastOf(CHECKPOINT_STREAM);
    const seen = [
      await this.take(known, after ?? undefined, now, take),
      await this.take(others, undefined, now, take),
    ];
    const found = seen.flatMap((event) => event ?? []);
    const last = [...found, ...(covered ? [covered] : [])]
      .sort((a, b) => (a.position < b.position ? -1 : 1))
      .at(-1);
    const upTo = last ? { stream: last.stream, revision: last.revision } : read?.upTo;
    const isFar = upTo !== undefined && isFarBehind(read?.upTo, upTo);
    if (upTo === undefined || (found.length === 0 && others.length === 0 && !isFar)) return;
    await this.note({ kinds: jobs.map(({ name }) => name), upTo });
  }

  private async take(
    jobs: readonly AnyJob[],
    after: Position | undefined,
    now: Date,
    take: (event: RecordedEvent, job: AnyJob) => Promise<void>,
  ): Promise<RecordedEvent | undefined> {
    if (jobs.length === 0) return undefined;
    const types = [...new Set(jobs.flatMap(({ on }) => on.map(({ type }) => type)))];
    let last: RecordedEvent | undefined;
    for await (const event of this.log.readAll(after, { types })) {
      for (const job of jobs) {
        const isOf = job.on.some(({ type }) => type === event.type);
        const end = Date.parse(event.metadata.at) + job.deadlineMs;
        if (isOf && end > now.getTime()) await take(event, job);
      }
      last = event;
    }
    return last;
  }

  private async positionOf(at: {
    readonly stream: string;
    readonly revision: number;
  }): Promise<Position | undefined> {
    for await (const { position } of this.log.readStream(at.stream, at.revision)) return position;
    return undefined;
  }

  private async note(data: JobQueueEvent['data']): Promise<void> {
    const { stream, revision } = data.upTo;
    const step = `${stream} ${revision.toString()} ${data.kinds.join()}`;
    await this.runner.run({
      name: 'NoteQueueRead',
      context: {
        commandId: v5(step, '5b0a1a3e-64bd-5d0a-9d53-0a8b0f3c7d02'),
        correlationId: NAME,
        actor: systemActor(NAME),
      },
      streams: { queue },
      decide: () => accepted({ queue: [{ type: 'JobQueueRead' as const, data }] }),
    });
  }
}
