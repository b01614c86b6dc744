import { z } from 'zod';

import { defineAdminResource } from '../schema/admin-resource.js';
import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { plainLine } from '../schema/plain-text.js';
import { seen } from '../schema/revision.js';
import { defineRoute } from '../schema/route.js';
import { EventCursor } from './event-cursor.js';
import { EVENT_TYPES_MAX, EventTypePattern } from './event-types.js';
import { Webhook, WebhookDelivery } from './read-models.js';

const context = 'integrations';
const policy = 'webhooks.manage';

/** The number of webhooks of an installation: each reads the whole log. */
export const WEBHOOKS_MAX = 20;
/** How long a replaced secret still signs, in hours. */
export const FORMER_SECRET_HOURS = 24;

/** The address of a receiver; without a password, which would be readable in the log. */
const WebhookUrl = z
  .string()
  .max(500)
  .check(z.url({ protocol: /^https?$/, error: 'LINK_INVALID' }))
  .refine((url) => !/^\w+:\/\/[^/?#]*@/.test(url) && !url.includes('#'), 'LINK_INVALID')
  .meta({ examples: ['https://receiver.example.org/foyer'] });
const Description = plainLine().max(200);
const EventTypes = z.array(EventTypePattern).min(1).max(EVENT_TYPES_MAX);

export const webhookResource = defineAdminResource({
  name: 'webhooks',
  context,
  policy,
  record: Webhook,
  filter: z.object({ q: plainLine().max(100).optional(), enabled: z.boolean().optional() }),
  sort: ['description', 'createdAt', 'id'],
  notFound: 'WEBHOOK_NOT_FOUND',
  list: { summary: 'Webhooks for the console' },
  get: { summary: 'One webhook for the console' },
  update: {
    summary: 'Change a webhook, or turn it on or off',
    body: z.strictObject({
      url: WebhookUrl.optional(),
      description: Description.optional(),
      eventTypes: EventTypes.optional(),
      enabled: z.boolean().optional(),
      ...seen,
    }),
    rejections: ['WEBHOOK_ADDRESS_NOT_ALLOWED', 'WEBHOOK_EVENT_UNKNOWN', 'CHANGED_MEANWHILE'],
  },
  delete: { summary: 'Delete a webhook with its secret; nothing is sent any more' },
});

const WithSecret = Webhook.extend({ secret: z.string() }).meta({ id: 'WebhookWithSecret' });

export const createWebhook = defineRoute({
  method: 'POST',
  path: '/admin/webhooks',
  context,
  policy,
  summary: 'Add a webhook for events from now on; the answer carries its secret, this once',
  body: z.strictObject({
    id: Id.optional(),
    url: WebhookUrl,
    description: Description.default(''),
    eventTypes: EventTypes,
  }),
  answers: { 201: WithSecret },
  rejections: [
    'WEBHOOK_ADDRESS_NOT_ALLOWED',
    'WEBHOOK_EVENT_UNKNOWN',
    'WEBHOOKS_FULL',
    'ID_ALREADY_USED',
  ],
});

const onOne = { method: 'POST', context, policy, params: ById } as const;

export const replaceSecret = defineRoute({
  ...onOne,
  path: '/admin/webhooks/{id}/secret',
  summary: 'Replace the secret of a webhook; both sign for a day, and the new one is shown once',
  answers: { 200: WithSecret },
  rejections: ['WEBHOOK_NOT_FOUND'],
});

export const deliveries = defineRoute({
  method: 'GET',
  path: '/admin/webhooks/{id}/deliveries',
  context,
  policy,
  params: ById,
  summary: 'What was sent to a webhook, newest first, with its state and the next try',
  query: z.strictObject({
    state: WebhookDelivery.shape.state.optional(),
    before: z.coerce.number().int().min(0).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answers: { 200: z.array(WebhookDelivery) },
  rejections: ['WEBHOOK_NOT_FOUND'],
});

export const sendTest = defineRoute({
  ...onOne,
  path: '/admin/webhooks/{id}/test',
  summary: 'Send a test message at once, and tell what came of it',
  answers: { 200: WebhookDelivery },
  rejections: ['WEBHOOK_NOT_FOUND'],
});

export const sendAgain = defineRoute({
  ...onOne,
  path: '/admin/webhooks/{id}/deliveries/{number}/send',
  params: z.object({ id: Id, number: z.coerce.number().int().min(0) }),
  summary: 'Send one event again at once under its id, and tell what came of it',
  answers: { 200: WebhookDelivery },
  rejections: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_DELIVERY_NOT_FOUND'],
});

export const setBack = defineRoute({
  ...onOne,
  path: '/admin/webhooks/{id}/set-back',
  summary: 'Send all events behind a place in the feed again, in their order',
  body: z.strictObject({ after: EventCursor }),
  answers: { 200: Webhook },
  rejections: ['WEBHOOK_NOT_FOUND', 'EVENT_CURSOR_UNKNOWN'],
});
