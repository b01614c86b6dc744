import type { Rejection } from './rejection.js';

/** Errors around background jobs. */
export const jobRejections = {
  JOB_NOT_FOUND: {
    status: 404,
    en: 'This job does not exist.',
    de: 'Diesen Auftrag gibt es nicht.',
  },
  JOB_ENDED: {
    status: 409,
    en: 'This job has already ended.',
    de: 'Dieser Auftrag ist bereits beendet.',
  },
  JOB_NOT_RETRIABLE: {
    status: 409,
    en: 'This job cannot be tried again.',
    de: 'Dieser Auftrag kann nicht wiederholt werden.',
  },
  JOB_OVERTAKEN: {
    status: 409,
    en: 'What came later about the same has been done already. This job would contradict it.',
    de: 'Was danach in derselben Sache kam, ist schon erledigt. Dieser Auftrag würde dem widersprechen.',
  },
  JOB_TOO_LATE: {
    status: 409,
    en: 'The time in which this job made sense is over.',
    de: 'Die Zeit, in der dieser Auftrag sinnvoll war, ist vorbei.',
  },
} as const satisfies Readonly<Record<string, Rejection>>;
