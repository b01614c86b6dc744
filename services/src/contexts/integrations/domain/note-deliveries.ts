import { accepted, type Decision } from '@foyer/contracts/decision';
import type { CourierEvent, WebhookEvent } from '@foyer/contracts/integrations';
import { isSameValue } from '@foyer/contracts/schema';

import { nextAttempt, type CourierState, type Place, type Waiting } from './courier.js';
import { afterFailure, type Failed } from './retry-times.js';
import type { WebhookState } from './webhook.js';

/** The state when a courier sent: if another one was faster, nothing is noted. */
export interface Known {
  readonly place: Place | null;
  readonly waiting: Waiting | null;
}

/** One event that was sent. */
export interface SentEvent {
  readonly eventId: string;
  readonly eventType: string;
  readonly stream: string;
  readonly revision: number;
  readonly ms: number;
}

const isAsKnown = (state: CourierState, known: Known): boolean =>
  isSameValue([state.place, state.waiting], [known.place, known.waiting]);

/** Notes what was delivered, in its order. Answers whether it still counted. */
export function noteDelivered(
  state: CourierState,
  {
    webhookId,
    known,
    delivered,
    upTo,
  }: {
    readonly webhookId: string;
    readonly known: Known;
    readonly delivered: readonly (SentEvent & { attempt: number; status: number })[];
    readonly upTo: { readonly stream: string; readonly revision: number };
  },
): Decision<readonly CourierEvent[], boolean> {
  if (!isAsKnown(state, known)) return accepted([], false);
  const first = delivered[0]?.eventId;
  const { waiting } = state;
  // The one that waited has its number already.
  const numbered = first !== undefined && waiting?.eventId === first ? waiting.number : undefined;
  let next = state.numbers;
  const deliveries = delivered.map((one, index) => ({
    ...one,
    number: index === 0 && numbered !== undefined ? numbered : next++,
  }));
  const dropped = waiting !== null && numbered === undefined ? waiting.number : null;
  const data = { webhookId, deliveries, upTo, dropped };
  return accepted([{ type: 'WebhookEventsDelivered', data }], true);
}

export interface FailedDelivery extends Failed {
  readonly webhookId: string;
  readonly known: Known;
  readonly sent: SentEvent;
  readonly failure: string;
}

/** Notes a failure, and decides what follows; with the webhook, which it may turn off. */
export function noteFailed(
  states: { readonly courier: CourierState; readonly webhook: WebhookState },
  { webhookId, known, sent, failure, ...failed }: FailedDelivery,
  now: Date,
): Decision<
  { readonly courier: readonly CourierEvent[]; readonly webhook: readonly WebhookEvent[] },
  boolean
> {
  const { courier, webhook } = states;
  if (!isAsKnown(courier, known) || webhook.status !== 'known') {
    return accepted({ courier: [], webhook: [] }, false);
  }
  const { waiting, failingSince } = courier;
  const attempt = nextAttempt(waiting, sent.eventId, webhook.freshSince);
  const isSame = waiting?.eventId === sent.eventId;
  const { freshSince } = webhook;
  const since = failingSince !== null && failingSince < freshSince ? freshSince : failingSince;
  const follows = afterFailure(failed, { attempt, now, failingSince: since });
  const { off, ...next } = follows;
  const number = isSame ? waiting.number : courier.numbers;
  const data = { webhookId, number, ...sent, attempt, status: failed.status, failure, ...next };
  return accepted(
    {
      courier: [{ type: 'WebhookDeliveryFailed', data }],
      webhook:
        off !== undefined && webhook.enabled
          ? [{ type: 'WebhookTurnedOff', data: { webhookId, reason: off } }]
          : [],
    },
    true,
  );
}

export function setBack(
  state: CourierState,
  { webhookId, from }: { webhookId: string; from: { stream: string; revision: number } },
): Decision<readonly CourierEvent[]> {
  const dropped = state.waiting?.number ?? null;
  return accepted([{ type: 'WebhookSetBack', data: { webhookId, from, dropped } }]);
}

/** Notes what was sent by hand; the number of it is the result. */
export function noteMessage(
  state: CourierState,
  message: Omit<Extract<CourierEvent, { type: 'WebhookMessageSent' }>['data'], 'number'>,
): Decision<readonly CourierEvent[], number> {
  const number = state.numbers;
  return accepted([{ type: 'WebhookMessageSent', data: { ...message, number } }], number);
}
