/** Sentences for the events of documents. */
export const documents = {
  DocumentUploaded: '%{uploadedBy} uploaded the document “%{name}”',
  DocumentPublished: '%{actor} sent a document with a message',
  DocumentDeleted: '%{actor} deleted a document',
  CallDocumentsChanged: '%{actor} changed the documents of the call',
};
