import { z } from 'zod';

import { Id } from '../schema/id.js';

/** The state of a job. */
export const JobStatus = z.enum(['queued', 'running', 'failed', 'done', 'givenUp', 'cancelled']);
export type JobStatus = z.output<typeof JobStatus>;

/** Something that the program does in the background, and how far it is. */
export const Job = z
  .object({
    _id: Id,
    id: Id,
    kind: z.string(),
    /** `failed` waits for its next try; `givenUp` does not. */
    status: JobStatus,
    /** The number of the present or last try; 0 before the first. */
    attempt: z.int().min(0),
    /** From 0 to 1. */
    progress: z.number(),
    failure: z.string().nullable(),
    retryAt: z.iso.datetime().nullable(),
    deadline: z.iso.datetime(),
    /** Joins it with what it follows from. */
    correlationId: z.string(),
    queuedAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Job' });
export type Job = z.output<typeof Job>;
