import { z } from 'zod';

import { adminListQuery } from '../schema/admin-list.js';
import { defineRoute } from '../schema/route.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'identity';
const policy = 'members.manage';

/**
 * A mail is known by the name of its file: when it was written, something random, and whose it is.
 */
const MailId = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f]{8}-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  );

/** A mail that was stored because no mail server is set up. */
export const OutboxMail = z
  .object({
    _id: MailId,
    id: MailId,
    to: z.string(),
    subject: z.string(),
    sentAt: z.iso.datetime(),
    /** Its content is for super administrators alone: it carries the link of an administrator. */
    locked: z.boolean(),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMail = z.output<typeof OutboxMail>;

/**
 * One mail with its content. Its HTML comes from outside: it must be shown where its scripts cannot
 * run.
 */
export const OutboxMailContent = OutboxMail.extend({
  from: z.string(),
  text: z.string(),
  html: z.string().nullable(),
}).meta({ id: 'OutboxMailContent' });
export type OutboxMailContent = z.output<typeof OutboxMailContent>;

export const adminListOutbox = defineRoute({
  method: 'GET',
  path: '/admin/outbox',
  context,
  policy,
  summary: 'Mails that were written down instead of being sent, for the console',
  query: adminListQuery(z.object({ q: plainLine().max(100).optional() }), ['sentAt', 'id']),
  answers: { 200: z.array(OutboxMail) },
});

export const adminGetOutboxMail = defineRoute({
  method: 'GET',
  path: '/admin/outbox/{id}',
  context,
  policy,
  summary: 'One mail of the outbox; those to administrators are for super administrators alone',
  params: z.object({ id: MailId }),
  answers: { 200: OutboxMailContent },
  rejections: ['MAIL_NOT_FOUND', 'FORBIDDEN'],
});
