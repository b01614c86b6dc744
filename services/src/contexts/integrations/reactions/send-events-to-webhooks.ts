import { WebhookSetBack, webhookEvents } from '@foyer/contracts/integrations';
import type { ReadStore } from '@foyer/projections';
import type { WebhookDocument } from '@foyer/projections/integrations';

import { defineReaction, need } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { Couriers } from '../delivery/couriers.js';

/** Each webhook that is on has its courier, from a start or a change on. */
export const SendEventsToWebhooks = defineReaction({
  name: 'send-events-to-webhooks',
  on: [...webhookEvents, WebhookSetBack],
  needs: { couriers: Couriers, store: need<ReadStore>(READ_STORE) },
  key: ({ data }) => data.webhookId,
  begin: async ({ needs: { store } }) =>
    (await store.collection<WebhookDocument>('webhooks').find({})).map(({ _id }) => _id),
  beginsOnceOpen: true,
  run: (webhookId, { needs: { couriers } }) => couriers.tend(webhookId),
});
