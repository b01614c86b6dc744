export * from './domain/courier.command.js';
export * from './domain/send-message.command.js';
export * from './domain/webhooks.command.js';
