import { z } from 'zod';

import { KeyRole } from '../access/role.js';
import { adminRecord, defineAdminResource } from '../schema/admin-resource.js';
import { Id } from '../schema/id.js';
import { plainLine, plainParagraph } from '../schema/plain-text.js';
import { Revision, seen } from '../schema/revision.js';
import { defineRoute } from '../schema/route.js';

const Network = z
  .union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])
  .meta({ examples: ['203.0.113.0/24'] });

const details = {
  name: plainLine().min(1).max(100),
  note: plainParagraph().max(500),
  expiresAt: z.iso.datetime(),
  networks: z.array(Network).max(50),
} as const;

/** A key of another program; the key itself is shown once and never again. */
export const ApiKey = adminRecord('ApiKey', {
  name: z.string(),
  note: z.string(),
  role: KeyRole,
  /** Works; its time is over; its maker has lost the rights; or it was taken back. */
  state: z.enum(['active', 'expired', 'stopped', 'revoked']),
  makerId: Id,
  expiresAt: z.iso.datetime(),
  /** Addresses and networks from which alone it is accepted; none for everywhere. */
  networks: z.array(z.string()),
  /** As of the last quarter of an hour or so; null before the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
  lastUsedAddress: z.string().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  revision: Revision,
});
export type ApiKey = z.output<typeof ApiKey>;

const context = 'identity';
const policy = 'keys.manage';

export const apiKeyResource = defineAdminResource({
  name: 'api-keys',
  context,
  policy,
  record: ApiKey,
  filter: z.object({
    q: plainLine().max(100).optional(),
    role: KeyRole.optional(),
    makerId: Id.optional(),
    revoked: z.boolean().optional(),
  }),
  sort: ['name', 'role', 'expiresAt', 'lastUsedAt', 'createdAt', 'id'],
  notFound: 'API_KEY_NOT_FOUND',
  list: { summary: 'API keys for the console, those that were revoked included' },
  get: { summary: 'One API key for the console' },
  update: {
    summary: 'Change the name, the note, the expiry or the networks of an API key',
    body: z.strictObject({
      name: details.name.optional(),
      note: details.note.optional(),
      expiresAt: details.expiresAt.optional(),
      networks: details.networks.optional(),
      ...seen,
    }),
    rejections: ['CHANGED_MEANWHILE', 'API_KEY_REVOKED', 'API_KEY_ROLE', 'API_KEY_EXPIRY'],
  },
  delete: { summary: 'Revoke an API key at once; it stays in the list' },
});

export const adminCreateApiKey = defineRoute({
  method: 'POST',
  path: '/admin/api-keys',
  context,
  policy,
  summary: 'Make an API key for another program; the answer carries it, this once',
  body: z.strictObject({
    name: details.name,
    role: KeyRole,
    note: details.note.default(''),
    /** 90 days from now if it is left out, and 366 at most. */
    expiresAt: details.expiresAt.optional(),
    networks: details.networks.default([]),
  }),
  answers: { 201: ApiKey.extend({ key: z.string() }) },
  rejections: ['API_KEY_ROLE', 'API_KEY_EXPIRY'],
});
