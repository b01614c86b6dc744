export { CONTEXTS, cloudEventOf, type CloudEvent } from './cloud-event.js';
export { EventRelay, type RelayHealth } from './event-relay.js';
export type { EventPublisher, OutgoingEvent } from './event-publisher.js';
export { kafkaAddress } from './kafka/kafka-address.js';
export { MemoryPublisher } from './memory-publisher.js';
export { relaySettings, type RelaySettings } from './relay-settings.js';
export { StandbyRelay } from './standby-relay.js';
export { startRelay } from './start-relay.js';
