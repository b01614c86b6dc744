import { accepted, type Decision } from '@foyer/contracts/decision';
import type { CourierEvent, WebhookEvent } from '@foyer/contracts/integrations';
import { isSameValue } from '@foyer/contracts/schema';

import { afterFailure, type Failed } from './retry-times.js';
import type { WebhookState } from './webhook.js';

/** An event by its place in its stream; `isDone`: it is delivered, and what comes behind it is next. */
export interface Place {
  readonly stream: string;
  readonly revision: number;
  readonly isDone: boolean;
}

/** The event that waits for its next try. */
export interface Waiting {
  readonly eventId: string;
  readonly number: number;
  readonly attempt: number;
  readonly at: string;
  /** Null where nothing is tried until the webhook is turned on. */
  readonly retryAt: string | null;
}

export interface CourierState {
  /** How many deliveries have a number. */
  readonly numbers: number;
  /** Null before the first one: it begins where the webhook was made. */
  readonly place: Place | null;
  readonly waiting: Waiting | null;
  readonly failingSince: string | null;
}
export const initialCourier: CourierState = {
  numbers: 0,
  place: null,
  waiting: null,
  failingSince: null,
};

export function evolveCourier(state: CourierState, event: CourierEvent, at: string): CourierState {
  switch (event.type) {
    case 'WebhookEventsDelivered': {
      const { deliveries, upTo } = event.data;
      const numbers = deliveries.map(({ number }) => number + 1);
      return {
        numbers: Math.max(state.numbers, ...numbers),
        place: { stream: upTo.stream, revision: upTo.revision, isDone: true },
        waiting: null,
        failingSince: deliveries.length > 0 ? null : state.failingSince,
      };
    }
    case 'WebhookDeliveryFailed': {
      const { eventId, number, attempt, stream, revision, retryAt } = event.data;
      const isOver = event.data.then === 'give-up';
      return {
        numbers: Math.max(state.numbers, number + 1),
        place: isOver ? { stream, revision, isDone: true } : state.place,
        waiting: isOver ? null : { eventId, number, attempt, at, retryAt },
        failingSince: state.failingSince ?? at,
      };
    }
    case 'WebhookSetBack':
      return { ...state, place: { ...event.data.from, isDone: false }, waiting: null };
    case 'WebhookMessageSent':
      return { ...state, numbers: event.data.number + 1 };
  }
}

/** What a courier knew when it sent: if another one was faster, nothing is noted. */
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

/** The number of the try that comes next for an event. */
export function nextAttempt(waiting: Waiting | null, eventId: string, freshSince: string): number {
  const counts = waiting?.eventId === eventId && waiting.at >= freshSince;
  return counts ? waiting.attempt + 1 : 1;
}

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
