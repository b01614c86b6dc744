export { DocumentAccess, type DocumentRight } from './commands/document-access.js';
export { DocumentsModule } from './documents.module.js';
