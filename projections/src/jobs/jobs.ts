import type { Job, JobEvent } from '@foyer/contracts/jobs';

import { defineProjection, type Change, type Evolve } from '../platform/runner/index.js';

/** A job as kept for queries. */
export interface JobDocument extends Omit<Job, 'id'> {
  /** The person who must be forgotten for it to end. */
  readonly personId: string | null;
  /** True if it still must be done. */
  readonly active: boolean;
}

/** The documents of the projection `jobs`, by collection. */
export type JobCollections = Readonly<Record<'jobs', JobDocument>>;

const evolve: Evolve<JobCollections, JobEvent> = {
  JobQueued: ({ data, metadata: { at, correlationId } }) => [
    {
      op: 'put',
      collection: 'jobs',
      doc: {
        _id: data.jobId,
        kind: data.kind,
        status: 'queued',
        active: true,
        attempt: 0,
        progress: 0,
        failure: null,
        retryAt: null,
        deadline: data.deadline,
        personId: data.personId,
        correlationId,
        queuedAt: at,
        startedAt: null,
        endedAt: null,
      },
    },
  ],
  JobStarted: ({ data, metadata: { at } }) => [
    update(data.jobId, {
      status: 'running',
      attempt: data.attempt,
      progress: 0,
      retryAt: null,
      startedAt: at,
    }),
  ],
  JobProgressed: ({ data }) => [update(data.jobId, { progress: data.share })],
  JobFinished: ({ data, metadata: { at } }) => [
    update(data.jobId, {
      status: 'done',
      active: false,
      progress: 1,
      failure: null,
      endedAt: at,
    }),
  ],
  JobAttemptFailed: ({ data }) => [
    update(data.jobId, { status: 'failed', failure: data.failure, retryAt: data.retryAt }),
  ],
  JobGivenUp: ({ data, metadata: { at } }) => [
    update(data.jobId, {
      status: 'givenUp',
      active: false,
      failure: data.failure ?? data.reason,
      retryAt: null,
      endedAt: at,
    }),
  ],
  JobCancelled: ({ data, metadata: { at } }) => [
    update(data.jobId, {
      status: 'cancelled',
      active: false,
      failure: data.reason,
      retryAt: null,
      endedAt: at,
    }),
  ],
  JobRequeued: ({ data }) => [
    update(data.jobId, {
      status: 'queued',
      active: true,
      progress: 0,
      retryAt: null,
      deadline: data.deadline,
      endedAt: null,
    }),
  ],
};

/** The jobs that the program does, has done and has given up in the background. */
export const jobs = defineProjection({
  name: 'jobs',
  version: 4,
  collections: {
    jobs: {
      indexes: [
        { key: { queuedAt: 1 } },
        { key: { active: 1 } },
        { key: { status: 1, queuedAt: -1 } },
      ],
      sorts: ['queuedAt', 'kind', 'status', 'attempt', 'endedAt'],
      filters: ['kind', 'status'],
      kinds: ['kind', 'status'],
    },
  },
  evolve,
});

function update(id: string, set: NonNullable<Change<JobDocument>['set']>) {
  return { op: 'update', collection: 'jobs', id, change: { set } } as const;
}
