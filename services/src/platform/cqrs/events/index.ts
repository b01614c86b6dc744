export type { DomainEvent } from './domain-event.js';
export { EventCodec } from './event-codec.js';
export { UndecodableEvent } from './undecodable-event.js';
