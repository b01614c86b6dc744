export type { CallDocumentsDocument, UploadedDocument } from './documents/document.js';
export { documents } from './documents/projection.js';
