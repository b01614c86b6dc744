import type { CourierEvent, WebhookDelivery } from '@foyer/contracts/integrations';
import { defineProjection, inCollection, type Evolve } from '../platform/runner/index.js';

/** A delivery as kept for queries, with the place of its event in the log. */
export interface WebhookDeliveryDocument extends Omit<WebhookDelivery, 'id'> {
  readonly stream: string;
  readonly revision: number;
}

/** The documents of the projection `webhookDeliveries`, by collection. */
export type WebhookDeliveryCollections = Readonly<
  Record<'webhookDeliveries', WebhookDeliveryDocument>
>;

/** Deliveries of each webhook that are kept; the log has all of them. */
const KEPT = 1_000;

const {
  put,
  update,
  delete: remove,
} = inCollection<WebhookDeliveryDocument, 'webhookDeliveries'>('webhookDeliveries');

const idOf = (webhookId: string, number: number): string => `${webhookId}:${number.toString()}`;

/** One more, and one less of the oldest. */
const kept = (row: Omit<WebhookDeliveryDocument, '_id'>) => [
  put({ _id: idOf(row.webhookId, row.number), ...row }),
  remove(idOf(row.webhookId, row.number - KEPT)),
];

const withoutDropped = (webhookId: string, dropped: number | null) =>
  dropped === null
    ? []
    : [update(idOf(webhookId, dropped), { set: { state: 'failed', retryAt: null } })];

const STATES = { retry: 'waiting', stop: 'waiting', 'give-up': 'failed' } as const;

const evolve: Evolve<WebhookDeliveryCollections, CourierEvent> = {
  WebhookEventsDelivered: ({ data: { webhookId, deliveries, dropped }, metadata: { at } }) => [
    ...withoutDropped(webhookId, dropped),
    ...deliveries.flatMap((sent) =>
      kept({
        ...{ webhookId, ...sent, kind: 'event', state: 'delivered' },
        ...{ failure: null, retryAt: null, at },
      }),
    ),
  ],
  WebhookDeliveryFailed: ({ data: { then, ...sent }, metadata: { at } }) =>
    kept({ ...sent, kind: 'event', state: STATES[then], at }),
  WebhookSetBack: ({ data: { webhookId, dropped } }) => withoutDropped(webhookId, dropped),
  WebhookMessageSent: ({ data: sent, metadata: { at } }) =>
    kept({
      ...{ ...sent, state: sent.failure === null ? 'delivered' : 'failed' },
      ...{ attempt: 1, retryAt: null, at },
    }),
};

/** Messages to webhooks, each with its outcome. */
export const webhookDeliveries = defineProjection({
  name: 'webhookDeliveries',
  version: 1,
  collections: {
    webhookDeliveries: { indexes: [{ key: { webhookId: 1, number: -1 } }] },
  },
  evolve,
});
