import { test } from '@jest/globals';
import type { CourierEvent } from '@foyer/contracts/integrations';

import { describeProjection } from '../testing/index.js';
import { webhookDeliveries } from './webhook-deliveries.js';

const webhookId = '01990000-0000-7000-8000-00000000000a';
const at = '2026-03-02T10:00:00.000Z';
const later = '2026-03-02T11:00:00.000Z';
const now = { at, correlationId: 'c' };
const sent = (number: number) => ({
  ...{ number, eventId: `e${number.toString()}`, eventType: 'VisitEnded' },
  ...{ stream: 'visit-1', revision: number, ms: 2 },
});
const failed = (number: number, follows: 'retry' | 'give-up'): CourierEvent => ({
  type: 'WebhookDeliveryFailed',
  data: {
    ...{ webhookId, ...sent(number), attempt: 1, status: 500, failure: 'REFUSED', then: follows },
    retryAt: follows === 'retry' ? later : null,
  },
});
const delivered = (number: number): CourierEvent => ({
  type: 'WebhookEventsDelivered',
  data: {
    ...{ webhookId, dropped: null, upTo: { stream: 'visit-1', revision: number } },
    deliveries: [{ ...sent(number), attempt: 1, status: 204 }],
  },
});
const row = (number: number, more: object) => ({
  ...{ _id: `${webhookId}:${number.toString()}`, webhookId, ...sent(number), kind: 'event' },
  ...{ attempt: 1, status: 204, failure: null, retryAt: null, at },
  ...more,
});
const refused = { status: 500, failure: 'REFUSED' };

describeProjection<CourierEvent>(webhookDeliveries, (given) => {
  test('shows what was delivered, what waits, and what was given up', () =>
    given(
      { ...delivered(0), ...now },
      { ...failed(1, 'give-up'), ...now },
      { ...failed(2, 'retry'), ...now },
    ).thenDocuments('webhookDeliveries', [
      row(0, { state: 'delivered' }),
      row(1, { ...refused, state: 'failed' }),
      row(2, { ...refused, state: 'waiting', retryAt: later }),
    ]));

  test('shows that one which waited is not wanted any more', () =>
    given(
      { ...failed(0, 'retry'), ...now },
      {
        type: 'WebhookSetBack',
        data: { webhookId, from: { stream: 'visit-1', revision: 0 }, dropped: 0 },
        ...now,
      },
    ).thenDocuments('webhookDeliveries', [row(0, { ...refused, state: 'failed' })]));

  test('keeps the newest thousand of a webhook', () =>
    given(
      { ...delivered(0), ...now },
      { ...delivered(1), ...now },
      { ...delivered(1_000), ...now },
    ).thenDocuments('webhookDeliveries', [
      row(1, { state: 'delivered' }),
      row(1_000, { state: 'delivered' }),
    ]));
});
