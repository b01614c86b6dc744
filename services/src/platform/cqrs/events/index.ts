export type { DomainEvent } from './domain-event.js';
export { EventCodec, UndecodableEvent } from './event-codec.js';
