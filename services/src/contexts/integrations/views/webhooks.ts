import type { webhookRoutes } from '@foyer/contracts/integrations';
import type { WebhookDocument } from '@foyer/projections/integrations';

import { containing, defineReadModel, type CriteriaOf } from '#platform/http';

export const webhooks = defineReadModel<
  WebhookDocument,
  CriteriaOf<typeof webhookRoutes.webhookResource>
>({
  name: 'webhooks',
  notFound: 'WEBHOOK_NOT_FOUND',
  filter: ({ q, enabled }) => ({
    ...containing('description', q),
    ...(enabled !== undefined && { enabled }),
  }),
});
