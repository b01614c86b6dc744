export { CONTEXTS, cloudEventOf, type CloudEvent } from './cloud-event.js';
export { OutboxPublisher, type PublisherHealth } from './outbox-publisher.js';
export type { EventPublisher, OutgoingEvent } from './event-publisher.js';
export { kafkaAddress } from './kafka/kafka-address.js';
export { MemoryPublisher } from './memory-publisher.js';
export { publisherSettings, type OutboxSettings } from './publisher-settings.js';
export { StandbyPublisher } from './standby-publisher.js';
export { startPublisher } from './start-publisher.js';
