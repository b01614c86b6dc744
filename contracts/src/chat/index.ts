export * from './events.js';
export * as chatMessages from './messages.js';
export { isTextOf, MessageText } from './message-text.js';
export {
  CHAT_TEXT_MAX,
  ChatMessage,
  MessageType,
  ReadPosition,
  UNSENT_DOCUMENTS_MAX,
} from './read-models.js';
export * as chatRoutes from './routes.js';
