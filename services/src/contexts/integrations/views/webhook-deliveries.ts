import type { ReadStore } from '@foyer/projections';
import { trusted } from '@foyer/projections';
import type { WebhookDeliveryDocument } from '@foyer/projections/integrations';

import { defineQuery, need, Rejected } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';

const needs = { store: need<ReadStore>(READ_STORE) };

interface OfDelivery {
  readonly webhookId: string;
  readonly number: number;
}

/** Messages to a webhook, newest first. */
export const FindWebhookDeliveries = defineQuery({
  name: 'FindWebhookDeliveries',
  needs,
  answer: async (
    wanted: {
      readonly webhookId: string;
      readonly state?: WebhookDeliveryDocument['state'] | undefined;
      readonly before?: number | undefined;
      readonly limit: number;
    },
    { needs: { store } },
  ) => {
    const { webhookId, state, before, limit } = wanted;
    return store.collection<WebhookDeliveryDocument>('webhookDeliveries').find(
      {
        webhookId,
        ...(state !== undefined && { state }),
        ...(before !== undefined && { number: trusted({ $lt: before }) }),
      },
      { sort: { number: -1 }, limit },
    );
  },
});

/** One of them. */
export const GetWebhookDelivery = defineQuery({
  name: 'GetWebhookDelivery',
  needs,
  answer: async ({ webhookId, number }: OfDelivery, { needs: { store } }) => {
    const found = await store
      .collection<WebhookDeliveryDocument>('webhookDeliveries')
      .findOne({ _id: `${webhookId}:${number.toString()}` });
    if (!found) throw new Rejected('WEBHOOK_DELIVERY_NOT_FOUND');
    return found;
  },
});
