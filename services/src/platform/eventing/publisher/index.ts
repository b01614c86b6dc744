export { cloudEventOf, isHandedOn, type CloudEvent } from './cloud-event.js';
export { type PublisherHealth } from './outbox-publisher.js';
export { publisherSettings } from './publisher-settings.js';
export { StandbyPublisher } from './standby-publisher.js';
export { startPublisher } from './start-publisher.js';
