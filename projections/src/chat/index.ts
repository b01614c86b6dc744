export type {
  ChatChannelDocument,
  ChatCollections,
  ChatMessageDocument,
  ChatNameDocument,
  ChatReadingDocument,
} from './messages.model.js';
export { readingOf } from './messages.evolve.js';
export { chat } from './messages.js';
