import type { CourierEvent } from '@foyer/contracts/integrations';

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

/** The number of the try that comes next for an event. */
export function nextAttempt(waiting: Waiting | null, eventId: string, freshSince: string): number {
  const counts = waiting?.eventId === eventId && waiting.at >= freshSince;
  return counts ? waiting.attempt + 1 : 1;
}
