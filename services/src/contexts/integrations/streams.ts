import {
  courierEvents,
  webhookEvents,
  type CourierEvent,
  type WebhookEvent,
} from '@foyer/contracts/integrations';

import { defineAggregate, stream } from '#platform/cqrs';
import { evolveCourier, initialCourier, type CourierState } from './domain/courier.js';
import { evolveWebhook, initialWebhook, type WebhookState } from './domain/webhook.js';

/** Streams `webhook-<id>`. */
export const Webhook = defineAggregate<WebhookState, WebhookEvent>({
  name: 'webhook',
  initial: initialWebhook,
  evolve: evolveWebhook,
  events: webhookEvents,
});

/** Streams `courier-<webhook id>`, which grow for as long as the webhook is there. */
export const Courier = defineAggregate<CourierState, CourierEvent>({
  name: 'courier',
  initial: initialCourier,
  evolve: evolveCourier,
  events: courierEvents,
  snapshotVersion: 1,
});

interface OfWebhook {
  readonly webhookId: string;
}
export const webhookOf = ({ webhookId }: OfWebhook) => stream(Webhook, webhookId);
export const courierOf = ({ webhookId }: OfWebhook) => stream(Courier, webhookId);
