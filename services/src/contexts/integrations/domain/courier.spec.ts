import { describe, expect, test } from '@jest/globals';
import type { CourierEvent, WebhookEvent } from '@foyer/contracts/integrations';

import { Courier, Webhook } from '../streams.js';
import { nextAttempt } from './courier.js';
import { noteDelivered, noteFailed, noteMessage, setBack } from './note-deliveries.js';

const webhookId = '01990000-0000-7000-8000-00000000000a';
const at = '2026-03-02T09:00:00.000Z';
const now = new Date(at);
const created: WebhookEvent = {
  type: 'WebhookCreated',
  data: { webhookId, url: 'https://a.example', description: '', eventTypes: ['*'], secretId: 's' },
};
const sent = (n: number) => ({
  ...{ eventId: `e${n.toString()}`, eventType: 'VisitEnded' },
  ...{ stream: 'visit-1', revision: n, ms: 3 },
});
const taken = (n: number, attempt = 1) => ({ ...sent(n), attempt, status: 204 });
const upTo = (revision: number) => ({ stream: 'visit-1', revision });
const courierAfter = (...events: CourierEvent[]) =>
  events.reduce((state, event) => Courier.evolve(state, event, at), Courier.initial);
const webhook = Webhook.evolve(Webhook.initial, created, '2026-03-01T09:00:00.000Z');
const failure = { webhookId, failure: 'REFUSED', status: 500, random: 0.5 };
const eventsOf = (decision: { readonly type: string }) =>
  (decision as { readonly events?: readonly CourierEvent[] }).events ?? [];

/** A courier whose second event failed once. */
const waiting = () => {
  const delivered = eventsOf(
    noteDelivered(courierAfter(), {
      webhookId,
      known: courierAfter(),
      delivered: [taken(0)],
      upTo: upTo(0),
    }),
  );
  const first = courierAfter(...delivered);
  const decision = noteFailed(
    { courier: first, webhook },
    { ...failure, known: first, sent: sent(1) },
    now,
  ) as unknown as { events: { courier: readonly CourierEvent[] } };
  return [...delivered, ...decision.events.courier];
};

describe('a courier', () => {
  test('numbers what it delivers, and keeps the number of what is tried again', () => {
    const history = waiting();
    expect(history.at(-1)).toMatchObject({
      type: 'WebhookDeliveryFailed',
      data: { number: 1, attempt: 1, then: 'retry', retryAt: '2026-03-02T09:00:05.000Z' },
    });
    const state = courierAfter(...history);
    const message = { webhookId, ...sent(9), kind: 'test', status: 200, failure: null } as const;
    const by = noteMessage(state, message);
    expect(by).toMatchObject({ result: 2 });
    const later = courierAfter(...history, ...eventsOf(by));
    const delivered = [taken(1, 2), taken(2)];
    const noted = noteDelivered(later, { webhookId, known: later, delivered, upTo: upTo(2) });
    expect(noted).toMatchObject({
      events: [{ data: { deliveries: [{ number: 1, attempt: 2 }, { number: 3 }], dropped: null } }],
      result: true,
    });
  });

  test('notes nothing where another one was faster, as its events are delivered', () => {
    const known = courierAfter();
    const state = courierAfter(...waiting());
    const late = { webhookId, known, delivered: [taken(0)], upTo: upTo(0) };
    expect(noteDelivered(state, late)).toMatchObject({ events: [], result: false });
    const failed = noteFailed(
      { courier: state, webhook },
      { ...failure, known, sent: sent(0) },
      now,
    );
    expect(failed).toMatchObject({ events: { courier: [], webhook: [] }, result: false });
  });

  test('counts the tries of one event, and begins anew when the webhook is turned on', () => {
    const { waiting: one } = courierAfter(...waiting());
    expect(nextAttempt(one, 'e1', '2026-03-01T09:00:00.000Z')).toBe(2);
    expect(nextAttempt(one, 'e2', '2026-03-01T09:00:00.000Z')).toBe(1);
    expect(nextAttempt(one, 'e1', '2026-03-02T10:00:00.000Z')).toBe(1);
  });

  test('turns its webhook off in the same append as it notes the last failure', () => {
    const state = courierAfter(...waiting());
    const gone = { ...failure, status: 410, known: state, sent: sent(1) };
    expect(noteFailed({ courier: state, webhook }, gone, now)).toMatchObject({
      events: {
        courier: [{ data: { then: 'stop', retryAt: null } }],
        webhook: [{ type: 'WebhookTurnedOff', data: { webhookId, reason: 'gone' } }],
      },
    });
  });

  test('counts the days of failure from when the webhook was turned on', () => {
    const state = courierAfter(...waiting());
    const later = new Date('2026-03-06T09:00:00.000Z');
    const on = Webhook.evolve(
      webhook,
      { type: 'WebhookTurnedOn', data: { webhookId } },
      '2026-03-06T08:00:00.000Z',
    );
    const again = { ...failure, known: state, sent: sent(1) };
    expect(noteFailed({ courier: state, webhook }, again, later)).toMatchObject({
      events: { webhook: [{ data: { reason: 'failing' } }] },
    });
    expect(noteFailed({ courier: state, webhook: on }, again, later)).toMatchObject({
      events: { courier: [{ data: { then: 'retry', attempt: 1 } }], webhook: [] },
    });
  });

  test('goes back to an event, and lets go of the one that waits', () => {
    const state = courierAfter(...waiting());
    const back = setBack(state, { webhookId, from: upTo(0) });
    expect(back).toMatchObject({ events: [{ data: { from: upTo(0), dropped: 1 } }] });
    expect(courierAfter(...waiting(), ...eventsOf(back))).toMatchObject({
      place: { ...upTo(0), isDone: false },
      waiting: null,
    });
  });
});
