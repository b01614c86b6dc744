import type { Rejection } from './rejection.js';

/** Errors that any call can meet. */
export const generalRejections = {
  INVALID_INPUT: {
    status: 400,
    en: 'Some of the details are not valid. Please check them.',
    de: 'Einige Angaben sind ungültig. Bitte prüfen Sie sie.',
  },
  UNAUTHENTICATED: {
    status: 401,
    en: 'Please sign in.',
    de: 'Bitte melden Sie sich an.',
  },
  FORBIDDEN: {
    status: 403,
    en: 'You may not do this.',
    de: 'Dazu sind Sie nicht berechtigt.',
  },
  NOT_FOUND: { status: 404, en: 'This was not found.', de: 'Das wurde nicht gefunden.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    en: 'This address only accepts {allow}.',
    de: 'Diese Adresse nimmt nur {allow} an.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    en: 'The request took too long to arrive. Please try again.',
    de: 'Die Anfrage kam nicht rechtzeitig an. Bitte versuchen Sie es noch einmal.',
  },
  HEADERS_TOO_LARGE: {
    status: 431,
    en: 'The headers of this request are too large. Deleting the cookies of this site may help.',
    de: 'Die Kopfzeilen dieser Anfrage sind zu groß. Es kann helfen, die Cookies dieser Seite zu löschen.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    en: 'Someone else changed this in the meantime. What you have typed is kept.',
    de: 'Jemand anderes hat dies inzwischen geändert. Ihre Eingaben bleiben erhalten.',
  },
  CONFLICT: {
    status: 409,
    en: 'Someone else changed this at the same time. Please try again.',
    de: 'Jemand anderes hat dies gleichzeitig geändert. Bitte versuchen Sie es noch einmal.',
  },
  ID_ALREADY_USED: {
    status: 409,
    en: 'This id is already used for something else.',
    de: 'Diese Kennung wird bereits für etwas anderes verwendet.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    en: 'That is too much to send at once.',
    de: 'Das ist zu viel auf einmal.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    en: 'This kind of content is not accepted here.',
    de: 'Diese Art von Inhalt wird hier nicht angenommen.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    en: 'Too many attempts. Please try again {wait}.',
    de: 'Zu viele Versuche. Bitte versuchen Sie es {wait} noch einmal.',
  },
  UNAVAILABLE: {
    status: 503,
    en: 'The service is not available at the moment. Nothing was lost; please try again shortly.',
    de: 'Der Dienst ist im Moment nicht verfügbar. Es ging nichts verloren; bitte versuchen Sie es gleich noch einmal.',
  },
  LOOK_TOOK_TOO_LONG: {
    status: 503,
    en: 'Looking that far back took too long and was stopped. Please try again at a quieter time.',
    de: 'Die Suche so weit zurück dauerte zu lange und wurde abgebrochen. Bitte versuchen Sie es zu einer ruhigeren Zeit noch einmal.',
  },
  /**
   * Read models are being made from the log: the call was not carried out, and clients repeat it
   * automatically.
   */
  GETTING_READY: {
    status: 503,
    en: 'Foyer is starting up. This page will continue automatically in a moment.',
    de: 'Foyer ist gleich bereit. Diese Seite wird in Kürze automatisch fortgesetzt.',
  },
  /** Not an error: the change is in the log, only its result cannot be shown yet. */
  SHOWN_LATER: {
    status: 202,
    en: 'This is done. It will be shown shortly.',
    de: 'Das ist erledigt. Es wird gleich angezeigt.',
  },
  OVERLOADED: {
    status: 503,
    en: 'We are very busy right now. Please try again in {retryAfter} seconds.',
    de: 'Im Moment ist viel los. Bitte versuchen Sie es in {retryAfter} Sekunden noch einmal.',
  },
  UNEXPECTED: {
    status: 500,
    en: 'Something went wrong on our side. Please try again.',
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, Rejection>;
