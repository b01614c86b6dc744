import { z } from 'zod';

import { defineAdminResource } from '../schema/admin-resource.js';
import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { OptionalPhone, PhoneOrNone } from '../validation/phone.js';
import { GuestFirstName } from './guest-name.js';
import { Email } from './user-name.js';
import { Revision, seen } from '../schema/revision.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'identity';
const policy = 'guests.manage';

/** Most guests and portals that one list call gives (specification, section 9). */
export const GUEST_LIST_MAX = 100;

const details = {
  /** More than three letters (specification, section 5). */
  firstName: GuestFirstName,
  lastName: plainLine().max(100).default(''),
  email: Email,
  /** A guest is reached by mail; a guest who receives text messages also has a number. */
  phone: OptionalPhone,
} as const;
const GuestBody = z.strictObject({ _id: Id, ...details });
/** A guest list asks for at most this many at once. */
const GuestPage = PageQuery.extend({
  limit: z.coerce.number().int().min(1).max(GUEST_LIST_MAX).default(25),
});

/** A person from outside who was invited or has called. */
export const Guest = z
  .object({
    _id: Id,
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** As which a guest stands in the list of members. */
    role: z.literal('guest'),
    onlineStatus: z.literal('auto'),
    createdBy: Id,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Guest' });
export type Guest = z.output<typeof Guest>;

export const createGuest = defineRoute({
  method: 'POST',
  path: '/guests',
  context,
  policy,
  summary: 'Create a guest',
  body: GuestBody,
  answers: { 201: Guest },
  rejections: ['ID_ALREADY_USED'],
});

export const guestsByUser = defineRoute({
  method: 'POST',
  path: '/guests/byUser',
  context,
  policy,
  summary: 'Guests that a member created',
  query: GuestPage,
  body: z.strictObject({ userId: Id }),
  answers: { 200: pageOf(Guest) },
});

export const editGuest = defineRoute({
  method: 'POST',
  path: '/guests/edit/{id}',
  context,
  policy,
  summary: 'Change a guest',
  params: ById,
  body: GuestBody,
  answers: { 200: Guest },
  rejections: ['GUEST_NOT_FOUND', 'GUEST_INVITED_BY_OTHERS'],
});

export const listGuests = defineRoute({
  method: 'GET',
  path: '/guests',
  context,
  policy,
  summary: 'Guests by page',
  query: GuestPage.extend({ q: plainLine().max(100).optional() }),
  answers: { 200: pageOf(Guest) },
});

export const clearGuests = defineRoute({
  method: 'DELETE',
  path: '/guests/clear',
  context,
  policy: 'members.manage',
  summary: 'Forget all guests: their personal data becomes unreadable everywhere',
  answers: { 200: z.object({ cleared: z.int().nonnegative() }) },
});

const GuestRecord = Guest.extend({ id: Id, revision: Revision });

export const adminGuests = defineAdminResource({
  name: 'guests',
  context,
  policy: 'members.manage',
  record: GuestRecord,
  filter: z.object({ q: plainLine().max(100).optional(), createdBy: Id.optional() }),
  sort: ['lastName', 'firstName', 'email', 'createdAt', 'id'],
  notFound: 'GUEST_NOT_FOUND',
  list: { summary: 'Guests for the console' },
  get: { summary: 'One guest for the console' },
  create: {
    summary: 'Create a guest from the console',
    body: z.strictObject({ id: Id.optional(), ...details }),
    rejections: ['ID_ALREADY_USED'],
  },
  update: {
    summary: 'Change a guest from the console',
    body: z.strictObject({
      firstName: GuestFirstName.optional(),
      lastName: plainLine().max(100).optional(),
      email: Email.optional(),
      phone: PhoneOrNone.optional(),
      ...seen,
    }),
    rejections: ['CHANGED_MEANWHILE', 'GUEST_INVITED_BY_OTHERS'],
  },
});
