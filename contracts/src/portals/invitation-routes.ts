import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';

/** The hours for which an invitation is valid: the default, and the longest time. */
const HOURS = { usual: 24, max: 168 };

export const inviteVisitors = defineRoute({
  method: 'POST',
  path: '/queue/invitation',
  context: 'portals',
  policy: 'portals.read',
  summary:
    'A word that admits visitors to a portal without its PIN, until it is over or the portal has another PIN; for members of the portal and administrators',
  body: z.strictObject({
    queueId: Id,
    hours: z.int().min(1).max(HOURS.max).default(HOURS.usual),
  }),
  answers: { 201: z.object({ invitation: z.string(), expiresAt: z.iso.datetime() }) },
  rejections: ['PORTAL_NOT_FOUND', 'NOT_A_PORTAL_MEMBER', 'PORTAL_HAS_NO_PIN'],
});
