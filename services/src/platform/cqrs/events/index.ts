export type { DomainEvent } from './domain-event.js';
export { EventCodec, UndecodableEvent, type EncodedEvent } from './event-codec.js';
