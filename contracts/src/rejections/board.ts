import type { Rejection } from './rejection.js';

/** Errors around the board of a call. */
export const boardRejections = {
  BOARD_NOT_FOUND: {
    status: 404,
    en: 'This whiteboard does not exist.',
    de: 'Dieses Whiteboard gibt es nicht.',
  },
  BOARD_READ_ONLY: {
    status: 403,
    en: 'You can see this whiteboard, but not draw on it.',
    de: 'Sie können dieses Whiteboard sehen, aber nicht darauf zeichnen.',
  },
  BOARD_FULL: {
    status: 409,
    en: 'This page has no room for more drawings. Clear it, or show another document.',
    de: 'Hier ist kein Platz für weitere Zeichnungen. Leeren Sie das Whiteboard oder zeigen Sie ein anderes Dokument.',
  },
  XFDF_INVALID: {
    status: 400,
    en: 'These annotations are not valid XFDF.',
    de: 'Diese Anmerkungen sind kein gültiges XFDF.',
  },
  XFDF_TOO_LARGE: {
    status: 413,
    en: 'These annotations are too large.',
    de: 'Diese Anmerkungen sind zu groß.',
  },
  DOCUMENT_SIGNED: {
    status: 409,
    en: 'This document is signed and cannot be changed any more.',
    de: 'Dieses Dokument ist unterschrieben und lässt sich nicht mehr ändern.',
  },
  DOCUMENT_BEING_SIGNED: {
    status: 409,
    en: 'A signature has been requested for this document. It cannot be changed until it is signed or the request is withdrawn.',
    de: 'Für dieses Dokument wurde eine Unterschrift angefordert. Bis zur Unterschrift oder bis die Anfrage zurückgezogen wird, lässt es sich nicht ändern.',
  },
  NOT_ASKED_TO_SIGN: {
    status: 403,
    en: 'You were not asked to sign this document.',
    de: 'Sie wurden nicht gebeten, dieses Dokument zu unterschreiben.',
  },
  SIGNATURE_PLACE_INVALID: {
    status: 400,
    en: 'This place for the signature is not on the document.',
    de: 'Diese Stelle für die Unterschrift liegt nicht auf dem Dokument.',
  },
  SIGNATURE_PAD_NOT_ALLOWED: {
    status: 403,
    en: 'A signature pad cannot be used on this device. Please sign on the screen.',
    de: 'Auf diesem Gerät lässt sich kein Signaturpad verwenden. Bitte unterschreiben Sie auf dem Bildschirm.',
  },
  DOCUMENT_CHANGED_MEANWHILE: {
    status: 409,
    en: 'The document has changed since it was shown to you. Please read it again before you sign.',
    de: 'Das Dokument hat sich geändert, seit es Ihnen angezeigt wurde. Bitte lesen Sie es noch einmal, bevor Sie unterschreiben.',
  },
  BOARD_NOT_EXPORTED: {
    status: 422,
    en: 'No PDF could be made of this document. It may be protected.',
    de: 'Aus diesem Dokument ließ sich kein PDF erstellen. Vielleicht ist es geschützt.',
  },
} as const satisfies Record<string, Rejection>;
