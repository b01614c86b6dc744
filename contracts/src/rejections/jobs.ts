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
    en: 'A later job for the same item has already run. This job would undo it.',
    de: 'Ein späterer Auftrag in derselben Sache ist schon ausgeführt. Dieser würde ihn rückgängig machen.',
  },
  JOB_TOO_LATE: {
    status: 409,
    en: 'It is too late for this job to be useful.',
    de: 'Für diesen Auftrag ist es zu spät.',
  },
} as const satisfies Readonly<Record<string, Rejection>>;
