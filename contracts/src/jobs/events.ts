import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ jobId: Id, ...shape });
const Attempt = z.int().min(1);
/**
 * Why it went wrong, in a word: the code of an error, or the kind of a fault. Never any text of a
 * person.
 */
export const JobFailure = z.string().max(100);

/**
 * Stream `job-<id>`: something to be done once, follows from an event, and may take a while or more
 * than one try.
 */
export const JobQueued = defineEvent(
  'JobQueued',
  1,
  about({
    kind: z.string().max(100),
    /** The event that it follows from, and all that it knows. */
    cause: z.object({ eventId: z.string(), stream: z.string(), revision: z.int().min(0) }),
    /** The person whose erasure ends the job. */
    personId: Id.nullable(),
    /** The time after which the job is not tried any more. */
    deadline: z.iso.datetime(),
  }),
);
export const JobStarted = defineEvent(
  'JobStarted',
  1,
  /**
   * `holder`: the process that is at it; another one that takes it over puts out what this one says
   * of it.
   */
  about({ attempt: Attempt, holder: Id }),
);
export const JobProgressed = defineEvent(
  'JobProgressed',
  1,
  about({ attempt: Attempt, share: z.number().min(0).max(1) }),
);
export const JobFinished = defineEvent('JobFinished', 1, about({ attempt: Attempt }));
export const JobAttemptFailed = defineEvent(
  'JobAttemptFailed',
  1,
  about({ attempt: Attempt, failure: JobFailure, retryAt: z.iso.datetime() }),
);
export const JobGivenUp = defineEvent(
  'JobGivenUp',
  1,
  about({ reason: z.enum(['refused', 'attempts', 'deadline']), failure: JobFailure.nullable() }),
);
export const JobCancelled = defineEvent(
  'JobCancelled',
  1,
  about({ reason: z.enum(['erased', 'asked']) }),
);
/** An administrator wants it tried again. */
export const JobRequeued = defineEvent('JobRequeued', 1, about({ deadline: z.iso.datetime() }));

/** Stream `job-queue`: up to here everything that such jobs follow from has been queued. */
export const JobQueueRead = defineEvent(
  'JobQueueRead',
  1,
  z.object({
    kinds: z.array(z.string().max(100)),
    upTo: z.object({ stream: z.string(), revision: z.int().min(0) }),
  }),
);

export const jobEvents = [
  JobQueued,
  JobStarted,
  JobProgressed,
  JobFinished,
  JobAttemptFailed,
  JobGivenUp,
  JobCancelled,
  JobRequeued,
] as const;
export const jobQueueEvents = [JobQueueRead] as const;

export type JobEvent = EventOf<(typeof jobEvents)[number]>;
export type JobQueueEvent = EventOf<(typeof jobQueueEvents)[number]>;
