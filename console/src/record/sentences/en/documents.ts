/** Sentences for the events of documents. */
export const documents = {
  DocumentUploaded: '%{uploadedBy} uploaded the document “%{name}”',
  DocumentPublished: '%{actor} sent a document with a message',
  DocumentDeleted: {
    asked: '%{actor} deleted a document',
    expired:
      'A signed document was deleted: its period of retention was over (years: %{keptYears})',
  },
  CallDocumentsChanged: '%{actor} changed the documents of the call',
};
