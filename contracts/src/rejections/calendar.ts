import type { Rejection } from './rejection.js';

/** Errors around meetings. The misspelt code is the specification's. */
export const calendarRejections = {
  CALENDER_EVENT_ALREADY_EXISTS: {
    status: 409,
    en: 'A meeting with the same details is already scheduled.',
    de: 'Eine Besprechung mit denselben Angaben ist bereits geplant.',
  },
} as const satisfies Record<string, Rejection>;
