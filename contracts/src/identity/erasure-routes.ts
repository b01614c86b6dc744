import { z } from 'zod';

import { adminListQuery } from '../schema/admin-list.js';
import { ById } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { KeptThings, PersonKind } from './person-events.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'identity';
const policy = 'members.manage';

/** A member who was deleted; the name is null once the person was forgotten as well. */
export const FormerMember = z
  .object({
    _id: Id,
    id: Id,
    displayName: z.string().nullable(),
    deletedAt: z.iso.datetime(),
    forgottenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FormerMember' });
export type FormerMember = z.output<typeof FormerMember>;

/** The fact that a person was erased, and its signed proof. */
export const Erasure = z
  .object({
    personId: Id,
    kind: PersonKind,
    forgottenAt: z.iso.datetime(),
    erasedAt: z.iso.datetime(),
    erased: z.record(z.string(), z.int().nonnegative()),
    /** Things that stay all the same, and why. */
    kept: z.array(KeptThings),
    /** True if this had been done before, so that this call changed no data. */
    wasForgotten: z.boolean(),
    /** A JWS in compact form; its key is among those of `GET /people/receipt-keys`. */
    receipt: z.string(),
  })
  .meta({ id: 'Erasure' });
export type Erasure = z.output<typeof Erasure>;

export const adminListFormerMembers = defineRoute({
  method: 'GET',
  path: '/admin/former-members',
  context,
  policy,
  summary: 'Members who were deleted, for the console',
  query: adminListQuery(
    z.object({ q: plainLine().max(100).optional(), forgotten: z.boolean().optional() }),
    ['displayName', 'deletedAt', 'forgottenAt', 'id'],
  ),
  answers: { 200: z.array(FormerMember) },
});

export const adminErasePerson = defineRoute({
  method: 'POST',
  path: '/admin/people/{id}/forget',
  context,
  policy,
  summary:
    'Forget a guest, a former member or a past visitor: personal data becomes unreadable everywhere. The same again gives the receipt once more',
  params: ById,
  answers: { 200: Erasure },
  rejections: ['PERSON_NOT_FOUND', 'MEMBER_NOT_DELETED', 'VISIT_NOT_OVER'],
});

export const receiptKeys = defineRoute({
  method: 'GET',
  path: '/people/receipt-keys',
  context,
  policy: 'public',
  summary: 'The public keys (JWKS) by which anybody can check a receipt',
  answers: {
    200: z.object({
      keys: z.array(
        z.object({
          kty: z.string(),
          crv: z.string(),
          x: z.string(),
          kid: z.string(),
          alg: z.string(),
          use: z.string(),
        }),
      ),
    }),
  },
});
