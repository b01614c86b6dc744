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
export { EventIdReused } from './port/event-id-reused.js';
export type {
  AppendResult,
  EventFilter,
  EventLog,
  ExpectedRevision,
  ReadableLog,
  StreamAppend,
  SubscriptionMessage,
} from './port/event-log.js';
export { EventLogClosed } from './port/event-log-closed.js';
export { EventLogUnavailable } from './port/event-log-unavailable.js';
export { InvalidAppend } from './port/invalid-append.js';
export { isOfAnotherLog } from './port/is-of-another-log.js';
export { RevisionConflict } from './port/revision-conflict.js';
export { shareOf } from './port/share-of.js';
export { UnreadableEvent } from './port/unreadable-event.js';
