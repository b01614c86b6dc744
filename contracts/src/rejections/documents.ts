import type { Rejection } from './rejection.js';

/** Errors around documents. */
export const documentRejections = {
  DOCUMENT_NOT_FOUND: {
    status: 404,
    en: 'This document does not exist.',
    de: 'Dieses Dokument gibt es nicht.',
  },
  FILE_DAMAGED: {
    status: 410,
    en: 'This file is damaged and cannot be opened. Please upload it again.',
    de: 'Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte laden Sie sie noch einmal hoch.',
  },
  NO_PREVIEW: {
    status: 422,
    en: 'There is no preview of this document. Download it to open it.',
    de: 'Für dieses Dokument gibt es keine Vorschau. Laden Sie es herunter, um es zu öffnen.',
  },
  PAGE_NOT_FOUND: {
    status: 404,
    en: 'This document has no such page.',
    de: 'Diese Seite gibt es in diesem Dokument nicht.',
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    en: 'The file is shorter than the part that was asked for.',
    de: 'Die Datei ist kürzer als der verlangte Teil.',
  },
  CALL_DOCUMENTS_FULL: {
    status: 409,
    en: 'No more documents can be added to this call.',
    de: 'Diesem Anruf lassen sich keine weiteren Dokumente hinzufügen.',
  },
} as const satisfies Record<string, Rejection>;
