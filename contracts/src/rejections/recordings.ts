import type { Rejection } from './rejection.js';

/** Errors around recordings. */
export const recordingRejections = {
  RECORDING_NOT_FOUND: {
    status: 404,
    en: 'This recording does not exist.',
    de: 'Diese Aufzeichnung gibt es nicht.',
  },
  RECORDING_NOT_READY: {
    status: 409,
    en: 'This recording is still being processed.',
    de: 'Diese Aufzeichnung wird noch verarbeitet.',
  },
  RECORDING_NOT_FAILED: {
    status: 409,
    en: 'This recording has not failed, or nothing is left of it to process.',
    de: 'Diese Aufzeichnung ist nicht fehlgeschlagen, oder es ist nichts mehr da, was sich verarbeiten ließe.',
  },
  RECORDING_UNDER_WAY: {
    status: 409,
    en: 'This call is already being recorded.',
    de: 'Dieser Anruf wird bereits aufgezeichnet.',
  },
  CONSENT_WORDING_UNKNOWN: {
    status: 422,
    en: 'The words that the answer names do not exist. Please load the page again.',
    de: 'Den Text, den die Antwort nennt, gibt es nicht. Bitte laden Sie die Seite neu.',
  },
  NOT_RECORDING: {
    status: 409,
    en: 'This call is not being recorded.',
    de: 'Dieser Anruf wird nicht aufgezeichnet.',
  },
  RECORDING_UNAVAILABLE: {
    status: 409,
    en: 'Calls cannot be recorded: no media server is set up for it.',
    de: 'Anrufe können nicht aufgezeichnet werden: Dafür ist kein Medienserver eingerichtet.',
  },
  RECORDING_NOT_DIRECT: {
    status: 409,
    en: 'This call cannot be recorded because its sound and picture do not pass through the server.',
    de: 'Dieser Anruf kann nicht aufgezeichnet werden, weil Ton und Bild nicht über den Server laufen.',
  },
  RECORDING_DISK_FULL: {
    status: 503,
    en: 'There is not enough space on the server for a recording.',
    de: 'Auf dem Server ist nicht genug Platz für eine Aufzeichnung.',
  },
  MARKS_FULL: {
    status: 409,
    en: 'This recording has as many marks as it can have.',
    de: 'Diese Aufzeichnung hat so viele Marken, wie sie haben kann.',
  },
  RECORD_TIMES_IMPOSSIBLE: {
    status: 422,
    en: 'These times do not fit the recording.',
    de: 'Diese Zeiten passen nicht zur Aufzeichnung.',
  },
} as const satisfies Record<string, Rejection>;
