export { webhookDeliveries, type WebhookDeliveryDocument } from './webhook-deliveries.js';
export { webhooks, type WebhookDocument } from './webhooks.js';
