export { Document, DocumentRequest, UploadFrom } from './read-models.js';
export * as documentRoutes from './routes.js';
