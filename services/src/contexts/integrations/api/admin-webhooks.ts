import { webhookRoutes } from '@foyer/contracts/integrations';

import { seenIn } from '#platform/cqrs';
import { adminController } from '#platform/http';
import { ChangeWebhook, DeleteWebhook } from '../domain/webhooks.command.js';
import { webhooks } from '../views/webhooks.js';

export const AdminWebhooksController = adminController(webhookRoutes.webhookResource, {
  readModel: webhooks,
  usualSort: ['createdAt', 'DESC'],
  sortedBy: { description: 'sortName' },
  update: (webhookId, body, { context }) => {
    const { revision: _, ...change } = body;
    return new ChangeWebhook(context, { webhookId, ...change, seen: seenIn(body) });
  },
  delete: (webhookId, { context }) => new DeleteWebhook(context, { webhookId }),
});
