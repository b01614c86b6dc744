export { documentSettings } from './document-settings.js';
export { DocumentsModule } from './documents.module.js';
export { FindDocuments, ShowDocuments } from './queries/find-documents.js';
