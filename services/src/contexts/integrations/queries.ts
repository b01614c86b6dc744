export * from './views/webhook-deliveries.js';
export * from './views/webhooks.js';
