import { webhookRoutes } from '@foyer/contracts/integrations';

import type { FormEntry } from '#testing/forms/formEntry.js';
import { idOf, recordOf } from '#testing/records.js';

const id = idOf(1);
const address = 'https://receiver.example.org/foyer';
const typed = {
  url: address,
  description: 'Reports',
  eventTypes: {
    value: 'foyer.VisitEnded\nfoyer.Call*',
    sends: { eventTypes: ['foyer.VisitEnded', 'foyer.Call*'] },
  },
};
const none = { secretReplacedAt: null, formerSecretUntil: null, deliveredAt: null };

/** The forms of webhooks, new and changed. */
export const forms: readonly FormEntry[] = [
  {
    path: 'webhooks/create',
    by: 'integrations/webhooks/WebhookCreate.tsx',
    save: 'Add webhook',
    saves: 'POST /api/v2/admin/webhooks',
    body: webhookRoutes.createWebhook.body,
    saved: (webhook) => ({ body: { ...recordOf(id), ...webhook, secret: 'whsec_QQ==' } }),
    typed,
  },
  {
    path: `webhooks/${id}`,
    by: 'integrations/webhooks/WebhookEdit.tsx',
    record: {
      ...recordOf(id),
      ...{ url: 'https://a.example.org/', description: 'A', eventTypes: ['*'] },
      ...{ enabled: true, offReason: null, failingSince: null, retryAt: null },
      ...none,
    },
    reads: `GET /api/v2/admin/webhooks/${id}`,
    saves: `PUT /api/v2/admin/webhooks/${id}`,
    body: webhookRoutes.webhookResource.update.body,
    typed: { ...typed, enabled: false },
  },
];
