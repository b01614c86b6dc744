export { DocumentAccess, type DocumentRight } from './commands/document-access.js';
export { documentSettings } from './document-settings.js';
export { DocumentsModule } from './documents.module.js';
export { FindDocument, ShowDocuments } from './queries/find-documents.js';
