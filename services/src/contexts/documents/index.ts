export { ConcurrencyLimit } from './concurrency-limit.js';
export { documentSettings } from './document-settings.js';
export { DocumentsModule } from './documents.module.js';
export { ChangeCallDocuments } from './domain/change-call-documents.command.js';
export { CallDocuments, Document } from './streams.js';
export {
  changeCallDocuments,
  type CallDocuments as CallDocumentsState,
} from './domain/call-documents.js';
export { noDocument, publishDocument, type DocumentState } from './domain/document.js';
export { DeleteDocument } from './domain/delete-document.command.js';
export { documentFiles } from './known-files.js';
export { UploadDocument } from './domain/upload-document.command.js';
export {
  FindDocument,
  FindDocuments,
  nameOf,
  FindSessionDocuments,
  FindSignedOn,
  savedName,
  ShowDocuments,
} from './views/find-documents.js';
export { ReadDocument } from './views/read-document.js';
