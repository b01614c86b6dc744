export { DOCUMENT_EXTENSIONS, DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '../schema/file-limits.js';
export * from './events.js';
export * from './may-go.js';
export { Document, DocumentPlace, DocumentRequest, UploadFrom } from './read-models.js';
export * as documentRoutes from './routes.js';
