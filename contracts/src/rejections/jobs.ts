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
} as const satisfies Readonly<Record<string, Rejection>>;
