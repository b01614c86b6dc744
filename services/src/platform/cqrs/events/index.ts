export type { DomainEvent } from './domain-event.js';
export { EventCodec, type EncodedEvent } from './event-codec.js';
export { UndecodableEvent } from './undecodable-event.js';
