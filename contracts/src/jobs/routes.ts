import { z } from 'zod';

import { defineAdminResource } from '../schema/admin-resource.js';
import { ById } from '../schema/answers.js';
import { defineRoute } from '../schema/route.js';
import { Job, JobStatus } from './read-models.js';

export const jobResource = defineAdminResource({
  name: 'jobs',
  context: 'jobs',
  policy: 'jobs.manage',
  record: Job,
  filter: z.object({
    kind: z.string().max(100).optional(),
    status: JobStatus.optional(),
  }),
  sort: ['queuedAt', 'kind', 'status', 'attempt', 'endedAt', 'id'],
  notFound: 'JOB_NOT_FOUND',
  list: { summary: 'Background jobs for the console' },
  get: { summary: 'One background job for the console' },
});

const changed = {
  method: 'POST',
  context: 'jobs',
  policy: 'jobs.manage',
  params: ById,
  answers: { 200: Job },
} as const;

export const retryJob = defineRoute({
  ...changed,
  path: '/admin/jobs/{id}/retry',
  summary: 'Try a job again at once: one that failed, was given up, or was cancelled by hand',
  rejections: ['JOB_NOT_FOUND', 'JOB_NOT_RETRIABLE', 'JOB_OVERTAKEN', 'JOB_TOO_LATE'],
});

export const cancelJob = defineRoute({
  ...changed,
  path: '/admin/jobs/{id}/cancel',
  summary: 'Cancel a job that has not ended',
  rejections: ['JOB_NOT_FOUND', 'JOB_ENDED'],
});
