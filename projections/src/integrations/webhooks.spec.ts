import { test } from '@jest/globals';
import type { CourierEvent, WebhookEvent } from '@foyer/contracts/integrations';

import { describeProjection } from '../testing/index.js';
import { webhooks } from './webhooks.js';

const webhookId = '01990000-0000-7000-8000-00000000000a';
const at = '2026-03-02T10:00:00.000Z';
const later = '2026-03-02T11:00:00.000Z';
const now = { at, correlationId: 'c' };
const then = { at: later, correlationId: 'c' };
const url = 'https://a.example';
const created: WebhookEvent = {
  type: 'WebhookCreated',
  data: { webhookId, url, description: 'A', eventTypes: ['*'], secretId: webhookId },
};
const sent = { number: 0, eventId: 'e', eventType: 'VisitEnded', stream: 's', revision: 1, ms: 2 };
const failed: CourierEvent = {
  type: 'WebhookDeliveryFailed',
  data: {
    ...{ webhookId, ...sent, attempt: 1, status: 500, failure: 'REFUSED' },
    ...{ then: 'retry', retryAt: later },
  },
};
const delivered: CourierEvent = {
  type: 'WebhookEventsDelivered',
  data: {
    ...{ webhookId, deliveries: [{ ...sent, attempt: 2, status: 204 }], dropped: null },
    upTo: { stream: 's', revision: 1 },
  },
};
const shown = {
  ...{
    _id: webhookId,
    url,
    sortName: 'a',
    description: 'A',
    eventTypes: ['*'],
    enabled: true,
    offReason: null,
  },
  ...{ secretReplacedAt: null, formerSecretUntil: null, deliveredAt: null, failingSince: null },
  ...{ retryAt: null, revision: 0, createdAt: at, updatedAt: at },
};

describeProjection<WebhookEvent | CourierEvent>(webhooks, (given) => {
  test('shows a webhook that fails, since its first failure', () =>
    given({ ...created, ...now }, { ...failed, ...now }, { ...failed, ...then }).thenDocuments(
      'webhooks',
      [{ ...shown, failingSince: at, retryAt: later }],
    ));

  test('shows when it delivered last, and no failure any more', () =>
    given({ ...created, ...now }, { ...failed, ...now }, { ...delivered, ...then }).thenDocuments(
      'webhooks',
      [{ ...shown, deliveredAt: later }],
    ));

  test('shows no webhook that is deleted', () =>
    given(
      { ...created, ...now },
      { type: 'WebhookDeleted', data: { webhookId }, ...then },
      { ...delivered, ...then },
    ).thenDocuments('webhooks', []));
});
