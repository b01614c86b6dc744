export * from './events.js';
export { Document, DocumentPlace, DocumentRequest, UploadFrom } from './read-models.js';
export * as documentRoutes from './routes.js';
