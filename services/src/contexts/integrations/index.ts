export { webhookSettings } from './adapters/webhook-settings.js';
export { IntegrationsModule } from './integrations.module.js';
