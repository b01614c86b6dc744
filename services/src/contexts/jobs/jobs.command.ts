import type { JobDocument } from '@foyer/projections';

import { defineCommand } from '#platform/cqrs';
import { Jobs } from '#platform/cqrs/jobs';
import { defineReadModel } from '#platform/http';
import type { JobStatus } from '@foyer/contracts/jobs';

interface JobCriteria {
  readonly kind?: string | undefined;
  readonly status?: JobStatus | undefined;
}

export const jobs = defineReadModel<JobDocument, JobCriteria>({
  name: 'jobs',
  notFound: 'JOB_NOT_FOUND',
  filter: ({ kind, status }) => ({
    ...(kind !== undefined && { kind }),
    ...(status !== undefined && { status }),
  }),
});

interface OfJob {
  readonly jobId: string;
}

/** Try a job again at once. */
export const RetryJob = defineCommand({
  name: 'RetryJob',
  needs: { jobs: Jobs },
  handle: ({ jobId }: OfJob, { context, needs }) => needs.jobs.retry(context, jobId),
});

/** Cancel a job that has not ended. */
export const CancelJob = defineCommand({
  name: 'CancelJob',
  needs: { jobs: Jobs },
  handle: ({ jobId }: OfJob, { context, needs }) => needs.jobs.cancel(context, jobId),
});
