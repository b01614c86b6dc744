import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

/**
 * The data that a member looked at. `search`: events by what they are; `document-*`: a read model
 * as it stood.
 */
export const AuditLook = z.enum([
  'search',
  'call-timeline',
  'document-at',
  'document-moments',
  'export',
]);
export type AuditLook = z.output<typeof AuditLook>;

/**
 * Stream `audit-<memberId>`: a member looked into the past. The criteria are ids and types, never a
 * name.
 */
export const AuditLookTaken = defineEvent(
  'AuditLookTaken',
  1,
  z.object({
    memberId: Id,
    look: AuditLook,
    /** The criteria, exactly as they were sent. */
    asked: z.record(z.string(), z.string()),
  }),
);

export const auditEvents = [AuditLookTaken] as const;
export type AuditEvent = EventOf<(typeof auditEvents)[number]>;
