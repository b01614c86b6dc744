import type { Rejection } from './rejection.js';

/** Errors around meetings. The misspelt code is the specification's. */
export const calendarRejections = {
  CALENDER_EVENT_ALREADY_EXISTS: {
    status: 409,
    en: 'A meeting with the same details is already scheduled.',
    de: 'Eine Besprechung mit denselben Angaben ist bereits geplant.',
  },
  MEETING_NOT_FOUND: {
    status: 404,
    en: 'This meeting does not exist.',
    de: 'Diese Besprechung gibt es nicht.',
  },
  PROPOSAL_UNCHANGED: {
    status: 409,
    en: 'The meeting takes place at this time already. Please propose another one.',
    de: 'Die Besprechung ist schon zu dieser Zeit. Bitte schlagen Sie eine andere vor.',
  },
  OCCURRENCE_NOT_FOUND: {
    status: 404,
    en: 'The meeting does not take place then.',
    de: 'Die Besprechung findet dann nicht statt.',
  },
  NOT_MEETING_ORGANIZER: {
    status: 403,
    en: 'Only the organizer of this meeting can do that.',
    de: 'Das kann nur, wer diese Besprechung organisiert.',
  },
  MEETING_CANCELLED: {
    status: 409,
    en: 'This meeting was cancelled.',
    de: 'Diese Besprechung wurde abgesagt.',
  },
  CALENDAR_FEED_NOT_FOUND: {
    status: 404,
    en: 'This calendar address is no longer valid.',
    de: 'Diese Kalenderadresse gilt nicht mehr.',
  },
  MEETING_NOT_CANCELLED: {
    status: 409,
    en: 'This meeting takes place. Only what was cancelled can be removed from the list.',
    de: 'Diese Besprechung findet statt. Nur was abgesagt wurde, lässt sich aus der Liste entfernen.',
  },
  NOT_INVITED_TO_MEETING: {
    status: 403,
    en: 'Only those who are invited can answer.',
    de: 'Antworten kann nur, wer eingeladen ist.',
  },
  MEETING_IN_PAST: {
    status: 409,
    en: 'A meeting cannot begin in the past.',
    de: 'Eine Besprechung kann nicht in der Vergangenheit beginnen.',
  },
  MEETING_OVER: {
    status: 409,
    en: 'This meeting is over.',
    de: 'Diese Besprechung ist vorbei.',
  },
  MEETING_NOT_OPEN: {
    status: 409,
    en: 'This meeting has not begun yet.',
    de: 'Diese Besprechung hat noch nicht begonnen.',
  },
  MEETING_PIN_WRONG: {
    status: 401,
    en: 'The PIN is wrong.',
    de: 'Die PIN ist falsch.',
  },
  INVITATION_NOT_VALID: {
    status: 401,
    en: 'This invitation is no longer valid.',
    de: 'Diese Einladung gilt nicht mehr.',
  },
  INVITATION_IN_USE: {
    status: 409,
    en: 'This invitation is in use in another browser. Go back there, or enter your name and ask to come in.',
    de: 'Diese Einladung wird in einem anderen Browser benutzt. Kehren Sie dorthin zurück, oder bitten Sie mit Ihrem Namen um Einlass.',
  },
} as const satisfies Record<string, Rejection>;
