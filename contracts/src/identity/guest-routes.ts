import { z } from 'zod';

import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { Phone } from '../validation/phone.js';
import { Email } from './user-name.js';

const context = 'identity';
const planned = true;
const policy = 'guests.manage';

/** Most guests and portals that one list call gives (specification, section 9). */
export const GUEST_LIST_MAX = 100;

const GuestBody = z.strictObject({
  _id: Id,
  /** More than three letters (specification, section 5). */
  firstName: z.string().trim().min(4, 'GUEST_NAME_TOO_SHORT').max(100),
  lastName: z.string().trim().max(100).default(''),
  email: Email,
  phone: Phone,
});

/** Somebody from outside who was invited or has called. */
export const Guest = z
  .object({
    _id: Id,
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    createdBy: Id,
  })
  .meta({ id: 'Guest' });
export type Guest = z.output<typeof Guest>;

export const createGuest = defineRoute({
  method: 'POST',
  path: '/guests',
  context,
  planned,
  policy,
  summary: 'Create a guest',
  body: GuestBody,
  answers: { 201: Guest },
});

export const guestsByUser = defineRoute({
  method: 'POST',
  path: '/guests/byUser',
  context,
  planned,
  policy,
  summary: 'Guests that a member created',
  body: z.strictObject({ userId: Id }),
  answers: { 200: pageOf(Guest) },
});

export const editGuest = defineRoute({
  method: 'POST',
  path: '/guests/edit/{id}',
  context,
  planned,
  policy,
  summary: 'Change a guest',
  params: ById,
  body: GuestBody,
  answers: { 200: Guest },
});

export const listGuests = defineRoute({
  method: 'GET',
  path: '/guests',
  context,
  planned,
  policy,
  summary: 'Guests by page',
  query: PageQuery.extend({ q: z.string().max(100).optional() }),
  answers: { 200: pageOf(Guest) },
});

export const clearGuests = defineRoute({
  method: 'DELETE',
  path: '/guests/clear',
  context,
  planned,
  policy: 'members.manage',
  summary: 'Forget all guests: their personal data becomes unreadable everywhere',
  answers: { 200: z.object({ cleared: z.int().nonnegative() }) },
});
