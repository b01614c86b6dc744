import type { documents as english } from '../en/documents.js';

/** German sentences for the events of documents. */
export const documents: typeof english = {
  DocumentUploaded: '%{uploadedBy} hat das Dokument „%{name}“ hochgeladen',
  DocumentPublished: '%{actor} hat ein Dokument mit einer Nachricht gesendet',
  DocumentDeleted: '%{actor} hat ein Dokument gelöscht',
  CallDocumentsChanged: '%{actor} hat die Dokumente des Anrufs geändert',
};
