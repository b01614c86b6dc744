import type { Rejection } from './rejection.js';

/** Errors around transcripts and summaries. */
export const smartMeetRejections = {
  TRANSCRIPT_NOT_FOUND: {
    status: 404,
    en: 'There is no transcript of this call.',
    de: 'Von diesem Anruf gibt es kein Transkript.',
  },
  NOT_TRANSCRIBED: {
    status: 409,
    en: 'No transcript of this call is being made.',
    de: 'Von diesem Anruf wird kein Transkript erstellt.',
  },
  TRANSCRIPT_KEPT_OFF: {
    status: 403,
    en: 'Captions were turned off for this call. Only staff can turn them on again.',
    de: 'Die Untertitel wurden für diesen Anruf ausgeschaltet. Nur Mitarbeitende können sie wieder einschalten.',
  },
  TRANSCRIPT_NOT_AGREED: {
    status: 409,
    en: 'What you say is not written down because you have not agreed to it.',
    de: 'Was Sie sagen, wird nicht mitgeschrieben, weil Sie dem nicht zugestimmt haben.',
  },
  TRANSCRIPT_UNDER_WAY: {
    status: 409,
    en: 'The transcript of this call is still being made.',
    de: 'Das Transkript dieses Anrufs wird noch erstellt.',
  },
  TRANSCRIPT_FULL: {
    status: 409,
    en: 'The transcript of this call is full.',
    de: 'Das Transkript dieses Anrufs ist voll.',
  },
  SPEECH_UNAVAILABLE: {
    status: 503,
    en: 'Speech cannot be recognized right now. Please try again later.',
    de: 'Sprache kann gerade nicht erkannt werden. Bitte versuchen Sie es später erneut.',
  },
  SUMMARY_UNAVAILABLE: {
    status: 409,
    en: 'No service for summaries is set up.',
    de: 'Es ist kein Dienst eingerichtet, der Zusammenfassungen erstellt.',
  },
} as const satisfies Record<string, Rejection>;
