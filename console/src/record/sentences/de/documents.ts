import type { documents as english } from '../en/documents.js';

/** German sentences for the events of documents. */
export const documents: typeof english = {
  DocumentUploaded: '%{uploadedBy} hat das Dokument „%{name}“ hochgeladen',
  DocumentPublished: '%{actor} hat ein Dokument mit einer Nachricht gesendet',
  DocumentDeleted: {
    asked: '%{actor} hat ein Dokument gelöscht',
    expired:
      'Ein unterschriebenes Dokument wurde gelöscht: Die Aufbewahrungsfrist war abgelaufen (Jahre: %{keptYears})',
  },
  CallDocumentsChanged: '%{actor} hat die Dokumente des Anrufs geändert',
};
