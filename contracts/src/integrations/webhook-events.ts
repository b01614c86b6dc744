import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { EVENT_TYPES_MAX } from './event-types.js';

const about = <T extends z.ZodRawShape>(shape: T) => z.object({ webhookId: Id, ...shape });
const EventTypes = z.array(z.string().max(100)).max(EVENT_TYPES_MAX);

/** Stream `webhook-<id>`. The secret itself is in the vault. */
export const WebhookCreated = defineEvent(
  'WebhookCreated',
  1,
  about({ url: z.string(), description: z.string(), eventTypes: EventTypes, secretId: Id }),
);
export const WebhookChanged = defineEvent(
  'WebhookChanged',
  1,
  about({
    url: z.string().optional(),
    description: z.string().optional(),
    eventTypes: EventTypes.optional(),
  }),
);
export const WebhookTurnedOn = defineEvent('WebhookTurnedOn', 1, about({}));
/** `gone`: the receiver said so by 410; `failing`: it took nothing for days. */
export const WebhookTurnedOff = defineEvent(
  'WebhookTurnedOff',
  1,
  about({ reason: z.enum(['asked', 'gone', 'failing']) }),
);
/** The former secret signs as well until then, so that receivers have time to change over. */
export const WebhookSecretReplaced = defineEvent(
  'WebhookSecretReplaced',
  1,
  about({ secretId: Id, formerUntil: z.iso.datetime() }),
);
export const WebhookDeleted = defineEvent('WebhookDeleted', 1, about({}));

export const webhookEvents = [
  WebhookCreated,
  WebhookChanged,
  WebhookTurnedOn,
  WebhookTurnedOff,
  WebhookSecretReplaced,
  WebhookDeleted,
] as const;
export type WebhookEvent = EventOf<(typeof webhookEvents)[number]>;
