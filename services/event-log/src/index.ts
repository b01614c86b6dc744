export type {
  Actor,
  EventMetadata,
  Json,
  NewEvent,
  Position,
  RecordedEvent,
} from './port/event.js';
export type {
  AppendResult,
  EventFilter,
  EventLog,
  ExpectedRevision,
  StreamAppend,
  SubscriptionMessage,
} from './port/event-log.js';
export { RevisionConflict } from './port/revision-conflict.js';
