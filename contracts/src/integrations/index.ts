export { CloudEvent } from './cloud-event.js';
export * from './courier-events.js';
export * as eventFeedRoutes from './event-feed-routes.js';
export { EVENT_TYPES_MAX, EventTypePattern, isWantedType } from './event-types.js';
export type { Webhook, WebhookDelivery } from './read-models.js';
export * from './webhook-events.js';
export * as webhookRoutes from './webhook-routes.js';
export { FORMER_SECRET_HOURS, WEBHOOKS_MAX } from './webhook-routes.js';
