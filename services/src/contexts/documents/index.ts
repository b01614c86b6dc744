export { ConcurrencyLimit } from './concurrency-limit.js';
export { documentSettings } from './document-settings.js';
export { DocumentsModule } from './documents.module.js';
export { ChangeCallDocuments } from './commands/change-call-documents.js';
export { CallDocuments, Document } from './commands/streams.js';
export {
  changeCallDocuments,
  type CallDocuments as CallDocumentsState,
} from './domain/call-documents.js';
export { noDocument, publishDocument, type DocumentState } from './domain/document.js';
export { DeleteDocument } from './commands/delete-document.js';
export { documentFiles } from './known-files.js';
export { UploadDocument } from './commands/upload-document.js';
export {
  FindDocument,
  FindDocuments,
  nameOf,
  FindSessionDocuments,
  FindSignedOn,
  savedName,
  ShowDocuments,
} from './queries/find-documents.js';
export { ReadDocument } from './queries/read-document.js';
