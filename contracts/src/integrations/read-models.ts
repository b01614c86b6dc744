import { z } from 'zod';

import { adminRecord } from '../schema/admin-resource.js';
import { Id } from '../schema/id.js';
import { Revision } from '../schema/revision.js';

/** Another system that gets events as they happen. */
export const Webhook = adminRecord('Webhook', {
  url: z.string(),
  description: z.string(),
  eventTypes: z.array(z.string()),
  enabled: z.boolean(),
  /** Why it is off; null while it is on. */
  offReason: z.enum(['asked', 'gone', 'failing']).nullable(),
  secretReplacedAt: z.iso.datetime().nullable(),
  formerSecretUntil: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** The first failure since the last success. */
  failingSince: z.iso.datetime().nullable(),
  retryAt: z.iso.datetime().nullable(),
  revision: Revision,
});
export type Webhook = z.output<typeof Webhook>;

/** One event on its way to a webhook. */
export const WebhookDelivery = z
  .object({
    _id: z.string(),
    id: z.string(),
    webhookId: Id,
    /** Counts everything that was sent to the webhook; the newest thousand are kept. */
    number: z.int().nonnegative(),
    kind: z.enum(['event', 'repeat', 'test']),
    eventId: z.string(),
    eventType: z.string(),
    state: z.enum(['delivered', 'waiting', 'failed']),
    attempt: z.int(),
    /** The receiver's status; null where it did not answer. */
    status: z.int().nullable(),
    failure: z.string().nullable(),
    retryAt: z.iso.datetime().nullable(),
    ms: z.int().nonnegative(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.output<typeof WebhookDelivery>;
