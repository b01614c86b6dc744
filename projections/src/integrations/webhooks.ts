import type { CourierEvent, Webhook, WebhookEvent } from '@foyer/contracts/integrations';
import { sortKey } from '../platform/read-store/sort-key.js';
import { defineProjection, inCollection, numbered, type Evolve } from '../platform/runner/index.js';

/** A webhook as kept for queries. */
export interface WebhookDocument extends Omit<Webhook, 'id'> {
  /** The key that lists are sorted by; see `sortKey`. */
  readonly sortName: string;
}

/** The documents of the projection `webhooks`, by collection. */
export type WebhookCollections = Readonly<Record<'webhooks', WebhookDocument>>;

const { put, update, delete: remove } = inCollection<WebhookDocument, 'webhooks'>('webhooks');

const evolve: Evolve<WebhookCollections, WebhookEvent | CourierEvent> = {
  WebhookCreated: ({ data: { webhookId, url, description, eventTypes }, metadata: { at } }) => [
    put({
      ...{ _id: webhookId, url, description, eventTypes, enabled: true, offReason: null },
      ...{ secretReplacedAt: null, formerSecretUntil: null },
      ...{ deliveredAt: null, failingSince: null, retryAt: null },
      ...{ sortName: sortKey(description), revision: 0, createdAt: at, updatedAt: at },
    }),
  ],
  WebhookChanged: ({ data, metadata: { at } }) => {
    const { webhookId, url, description, eventTypes } = data;
    return [
      update(webhookId, {
        set: {
          ...(url !== undefined && { url }),
          ...(description !== undefined && { description, sortName: sortKey(description) }),
          ...(eventTypes !== undefined && { eventTypes }),
          updatedAt: at,
        },
      }),
    ];
  },
  WebhookTurnedOn: ({ data: { webhookId }, metadata: { at } }) => [
    update(webhookId, { set: { enabled: true, offReason: null, updatedAt: at } }),
  ],
  WebhookTurnedOff: ({ data: { webhookId, reason }, metadata: { at } }) => [
    update(webhookId, { set: { enabled: false, offReason: reason, retryAt: null, updatedAt: at } }),
  ],
  WebhookSecretReplaced: ({ data: { webhookId, formerUntil }, metadata: { at } }) => [
    update(webhookId, {
      set: { secretReplacedAt: at, formerSecretUntil: formerUntil, updatedAt: at },
    }),
  ],
  WebhookDeleted: ({ data: { webhookId } }) => [remove(webhookId)],
  WebhookEventsDelivered: ({ data: { webhookId, deliveries }, metadata: { at } }) =>
    deliveries.length === 0
      ? []
      : [update(webhookId, { set: { deliveredAt: at, failingSince: null, retryAt: null } })],
  WebhookDeliveryFailed: async ({ data: { webhookId, retryAt }, metadata: { at } }, documents) => {
    const known = await documents.get('webhooks', webhookId);
    return [update(webhookId, { set: { failingSince: known?.failingSince ?? at, retryAt } })];
  },
  WebhookSetBack: ({ data: { webhookId } }) => [update(webhookId, { set: { retryAt: null } })],
  // A message sent by hand says nothing of the others.
  WebhookMessageSent: () => [],
};

/** Receivers of events, and the state of their deliveries. */
export const webhooks = defineProjection({
  name: 'webhooks',
  version: 2,
  collections: {
    webhooks: {
      indexes: [],
      sorts: ['sortName', 'createdAt'],
      searches: ['description', 'url'],
      filters: ['enabled'],
    },
  },
  evolve: numbered(evolve, { aggregate: 'webhook', collection: 'webhooks' }),
});
