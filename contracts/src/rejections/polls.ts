import type { Rejection } from './rejection.js';

/** Errors of polls in calls. */
export const pollRejections = {
  POLL_NOT_FOUND: {
    status: 404,
    en: 'This poll does not exist, or you were not in its call.',
    de: 'Diese Umfrage gibt es nicht, oder Sie waren nicht im Anruf.',
  },
  POLL_CLOSED: {
    status: 409,
    en: 'This poll is closed. Votes are no longer counted.',
    de: 'Diese Umfrage ist geschlossen. Stimmen zählen nicht mehr.',
  },
  POLL_OPEN: {
    status: 409,
    en: 'This poll is still open. Its result can be saved once it is closed.',
    de: 'Diese Umfrage läuft noch. Ihr Ergebnis lässt sich speichern, sobald sie geschlossen ist.',
  },
  POLL_ALREADY_VOTED: {
    status: 409,
    en: 'You have already voted. A secret vote cannot be changed.',
    de: 'Sie haben bereits abgestimmt. Eine geheime Stimme lässt sich nicht ändern.',
  },
  POLL_CHOICE_INVALID: {
    status: 400,
    en: 'This vote does not fit the poll.',
    de: 'Diese Stimme passt nicht zur Umfrage.',
  },
  POLL_TOO_FEW_VOTERS: {
    status: 409,
    en: 'A secret poll needs at least 5 people in the call. With fewer, the result would show how each of them voted.',
    de: 'Eine geheime Umfrage braucht mindestens 5 Personen im Anruf. Bei weniger ließe sich am Ergebnis ablesen, wie jede gestimmt hat.',
  },
  POLLS_FULL: {
    status: 409,
    en: 'This call has as many polls as it can hold.',
    de: 'Dieser Anruf hat so viele Umfragen wie möglich.',
  },
} as const satisfies Record<string, Rejection>;
