import type { Rejection } from './rejection.js';

/** Errors around a call. */
export const callRejections = {
  CALL_NOT_FOUND: {
    status: 404,
    en: 'This call does not exist.',
    de: 'Diesen Anruf gibt es nicht.',
  },
  CALL_OVER: { status: 410, en: 'This call is over.', de: 'Dieser Anruf ist beendet.' },
  CALL_FULL: {
    status: 409,
    en: 'There are too many participants in this call.',
    de: 'An diesem Anruf nehmen zu viele Personen teil.',
  },
  CALL_NEEDS_RELAY: {
    status: 409,
    en: 'Only two people can be in this call: the media server is not available.',
    de: 'In diesem Anruf haben nur zwei Personen Platz: Der Medienserver ist nicht verfügbar.',
  },
  NOT_IN_CALL: {
    status: 403,
    en: 'You are not part of this call.',
    de: 'Sie nehmen an diesem Anruf nicht teil.',
  },
  CALL_ELSEWHERE: {
    status: 409,
    en: 'You are in this call in another tab.',
    de: 'Sie sind in diesem Anruf in einem anderen Tab.',
  },
  ALREADY_IN_CALL: {
    status: 409,
    en: 'You are already in this call.',
    de: 'Sie nehmen an diesem Anruf bereits teil.',
  },
  SILENT_NOT_ALLOWED: {
    status: 403,
    en: 'At this portal, agents are notified when someone listens in.',
    de: 'An diesem Portal erfahren Agenten, wenn jemand zuhört.',
  },
  RELAY_NEEDED: {
    status: 409,
    en: 'This call travels directly between two browsers, without room for a third.',
    de: 'Dieser Anruf läuft direkt zwischen zwei Browsern. Für Dritte ist dort kein Platz.',
  },
  SCREEN_TAKEN: {
    status: 409,
    en: 'Someone else is sharing the screen.',
    de: 'Jemand anderes teilt gerade den Bildschirm.',
  },
  NOT_KNOCKING: {
    status: 409,
    en: 'The lobby is empty.',
    de: 'Hier wartet niemand auf Einlass.',
  },
  CALL_CLOSED: {
    status: 403,
    en: 'This call is not open to you.',
    de: 'Dieser Anruf ist für Sie nicht offen.',
  },
  CALL_PAUSED: {
    status: 403,
    en: 'You are on hold in this call.',
    de: 'Sie sind in diesem Anruf in der Warteschleife.',
  },
  CONSULT_GOES_ON: {
    status: 409,
    en: 'You are consulting a colleague. Return to the visitor first.',
    de: 'Sie sind in einer Rücksprache. Kehren Sie zuerst zum Besuch zurück.',
  },
  CONSULT_OVER: {
    status: 409,
    en: 'This consultation is over.',
    de: 'Diese Rücksprache ist beendet.',
  },
  CONSULT_NEEDS_SERVER: {
    status: 409,
    en: 'Colleagues can only be consulted in calls through a media server.',
    de: 'Rücksprachen sind nur in Anrufen über einen Medienserver möglich.',
  },
  COLLEAGUE_BUSY: {
    status: 409,
    en: 'This colleague is no longer free.',
    de: 'Diese Kollegin oder dieser Kollege ist nicht mehr frei.',
  },
  REQUEST_NOT_FOUND: {
    status: 404,
    en: 'This request is no longer open.',
    de: 'Diese Anfrage ist nicht mehr offen.',
  },
  STREAM_NOT_FOUND: {
    status: 404,
    en: 'This stream does not exist (any more).',
    de: 'Diesen Stream gibt es nicht (mehr).',
  },
  MEDIA_REFUSED: {
    status: 422,
    en: 'Sound and picture cannot be set up from what the browser sent.',
    de: 'Ton und Bild lassen sich mit dem, was der Browser gesendet hat, nicht aufbauen.',
  },
  TOO_MANY_STREAMS: {
    status: 409,
    en: 'There are too many streams open in this call already.',
    de: 'In diesem Anruf sind bereits zu viele Streams offen.',
  },
  MEDIA_UNAVAILABLE: {
    status: 503,
    en: 'Sound and picture are interrupted. We are reconnecting.',
    de: 'Ton und Bild sind unterbrochen. Wir verbinden neu.',
  },
} as const satisfies Record<string, Rejection>;
