import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ webhookId: Id, ...shape });
const Revision = z.int().min(0);
/** An event by its place in its stream, which stays the same when the log moves to another store. */
const PlaceOfEvent = z.object({ stream: z.string(), revision: Revision });
/** One event on its way, and its number among all that were sent to this webhook. */
const Sent = {
  number: z.int().min(0),
  eventId: z.string(),
  eventType: z.string(),
  ...PlaceOfEvent.shape,
  /** How long the receiver took, in milliseconds. */
  ms: z.int().min(0),
};
const Status = z.int().min(100).max(599);
/** Why it went wrong, in a word; never any text of the receiver. */
const Failure = z.string().max(100);

/** Stream `courier-<webhook id>`. Up to a place, every wanted event was delivered. */
export const WebhookEventsDelivered = defineEvent(
  'WebhookEventsDelivered',
  1,
  about({
    deliveries: z.array(z.object({ ...Sent, attempt: z.int().min(1), status: Status })),
    upTo: PlaceOfEvent,
    /** A delivery that waited, and is not wanted any more. */
    dropped: z.int().min(0).nullable(),
  }),
);
/** `stop`: nothing is sent any more until the webhook is turned on again. */
export const WebhookDeliveryFailed = defineEvent(
  'WebhookDeliveryFailed',
  1,
  about({
    ...Sent,
    attempt: z.int().min(1),
    status: Status.nullable(),
    failure: Failure,
    then: z.enum(['retry', 'give-up', 'stop']),
    retryAt: z.iso.datetime().nullable(),
  }),
);
/** An administrator had all events from one on sent again; `dropped`: a delivery that waited. */
export const WebhookSetBack = defineEvent(
  'WebhookSetBack',
  1,
  about({ from: PlaceOfEvent, dropped: z.int().min(0).nullable() }),
);
/** An administrator sent one event again, or a test; the order of the others stays. */
export const WebhookMessageSent = defineEvent(
  'WebhookMessageSent',
  1,
  about({
    ...Sent,
    kind: z.enum(['test', 'repeat']),
    status: Status.nullable(),
    failure: Failure.nullable(),
  }),
);

export const courierEvents = [
  WebhookEventsDelivered,
  WebhookDeliveryFailed,
  WebhookSetBack,
  WebhookMessageSent,
] as const;
export type CourierEvent = EventOf<(typeof courierEvents)[number]>;
