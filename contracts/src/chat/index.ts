export * as chatMessages from './messages.js';
export { ChatMessage, MessageType, UNSENT_DOCUMENTS_MAX } from './read-models.js';
export * as chatRoutes from './routes.js';
