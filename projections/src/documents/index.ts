export type { CallDocumentsDocument, UploadedDocument } from './documents.model.js';
export { documents } from './documents.js';
