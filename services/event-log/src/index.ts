export { MAX_EVENT_BYTES, MAX_EVENTS_PER_APPEND, MAX_NAME_LENGTH } from './append/limits.js';
export type {
  Actor,
  EventMetadata,
  Json,
  NewEvent,
  Position,
  RecordedEvent,
} from './port/event.js';
export { KeyedMutex } from './keyed-mutex.js';
export {
  EventIdReused,
  EventLogClosed,
  EventLogUnavailable,
  InvalidAppend,
  RevisionConflict,
} from './port/errors.js';
export type {
  AppendResult,
  EventFilter,
  EventLog,
  ExpectedRevision,
  ReadableLog,
  StreamAppend,
  SubscriptionMessage,
} from './port/event-log.js';
export { isOfAnotherLog } from './port/is-of-another-log.js';
export { shareOf } from './port/share-of.js';
export { UnreadableEvent } from './port/unreadable-event.js';
