import { webhookRoutes } from '@foyer/contracts/integrations';
import WebhookIcon from '@mui/icons-material/WebhookOutlined';

import { lazyPage } from '#layout/lazyPage.js';
import { defineResource } from '#resource/defineResource.js';

const WebhookCreate = lazyPage(() => import('./WebhookCreate.js'), 'WebhookCreate');
const WebhookEdit = lazyPage(() => import('./WebhookEdit.js'), 'WebhookEdit');
const WebhookList = lazyPage(() => import('./WebhookList.js'), 'WebhookList');

/** Webhooks: other systems that get events as they happen. */
export const webhooks = defineResource({
  name: 'webhooks',
  section: 'oversight',
  access: 'webhooks.manage',
  writes: [webhookRoutes.createWebhook.body, webhookRoutes.webhookResource.update.body],
  texts: { en: () => import('./en.js'), de: () => import('./de.js') },
  list: WebhookList,
  create: WebhookCreate,
  edit: WebhookEdit,
  icon: WebhookIcon,
  recordRepresentation: 'url',
});
