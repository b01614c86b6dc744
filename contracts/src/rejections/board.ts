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
  DOCUMENT_ON_BOARD: {
    status: 409,
    en: 'This document is used on a whiteboard.',
    de: 'Dieses Dokument wird auf einem Whiteboard verwendet.',
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
    en: 'No PDF could be made of this document. It may be damaged or too large.',
    de: 'Aus diesem Dokument ließ sich kein PDF erstellen. Vielleicht ist es beschädigt oder zu groß.',
  },
  DOCUMENT_PROTECTED: {
    status: 422,
    en: 'This document is protected by a password. Please use a copy without protection.',
    de: 'Dieses Dokument ist mit einem Passwort geschützt. Bitte verwenden Sie eine Kopie ohne Schutz.',
  },
  DOCUMENT_HAS_LAYERS: {
    status: 422,
    en: 'This document has layers that may look different on paper or elsewhere. It cannot be signed. Please print it to a new PDF first.',
    de: 'Dieses Dokument hat Ebenen, die auf Papier oder anderswo anders aussehen können. Es lässt sich nicht unterschreiben. Bitte drucken Sie es zuerst in ein neues PDF.',
  },
  DOCUMENT_HAS_OUTSIDE_PARTS: {
    status: 422,
    en: 'Parts of this document are in other files, so it may change later. It cannot be signed. Please print it to a new PDF first.',
    de: 'Teile dieses Dokuments liegen in anderen Dateien, es kann sich also später ändern. Es lässt sich nicht unterschreiben. Bitte drucken Sie es zuerst in ein neues PDF.',
  },
  DOCUMENT_IS_XFA_FORM: {
    status: 422,
    en: 'This form can only be opened in Adobe Reader. It cannot be signed here. Please print it to a new PDF first.',
    de: 'Dieses Formular lässt sich nur in Adobe Reader öffnen und hier nicht unterschreiben. Bitte drucken Sie es zuerst in ein neues PDF.',
  },
  DOCUMENT_SEALED_AND_ACTIVE: {
    status: 422,
    en: 'This document is signed already and has fields, scripts, attached files or other parts that could change it or that its pages do not show. It cannot be signed again here.',
    de: 'Dieses Dokument ist bereits unterschrieben und enthält Felder, Skripte, angehängte Dateien oder andere Teile, die es ändern könnten oder die auf seinen Seiten nicht zu sehen sind. Es lässt sich hier nicht noch einmal unterschreiben.',
  },
  DOCUMENT_SEALED_AND_DRAWN_ON: {
    status: 409,
    en: 'This document is signed already, and drawings would break that signature. Please erase the drawings before anyone signs.',
    de: 'Dieses Dokument ist bereits unterschrieben, und Zeichnungen würden diese Unterschrift brechen. Bitte löschen Sie die Zeichnungen vor dem Unterschreiben.',
  },
  SIGNATURE_LETTERS_MISSING: {
    status: 422,
    en: 'The signature or a name has letters that cannot be written into the document. Please draw the signature, or type it in other letters.',
    de: 'Die Unterschrift oder ein Name enthält Zeichen, die sich nicht in das Dokument schreiben lassen. Bitte zeichnen Sie die Unterschrift oder verwenden Sie andere Zeichen.',
  },
  NOT_YOUR_TURN_TO_SIGN: {
    status: 409,
    en: 'Someone else signs this document before you. You will be asked as soon as it is your turn.',
    de: 'Dieses Dokument unterschreibt vor Ihnen noch jemand anderes. Sie sind an der Reihe, sobald das geschehen ist.',
  },
} as const satisfies Record<string, Rejection>;
