export type {
  ChatChannelDocument,
  ChatCollections,
  ChatMessageDocument,
  ChatNameDocument,
  ChatReadingDocument,
} from './messages/document.js';
export { readingOf } from './messages/evolve.js';
export { chat } from './messages/projection.js';
