import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';

/** What somebody looked at. `search`: events by what they are; `document-*`: a read model as it stood. */
export const AuditLook = z.enum([
  'search',
  'call-timeline',
  'document-at',
  'document-moments',
  'export',
]);
export type AuditLook = z.output<typeof AuditLook>;

/** Stream `audit-<memberId>`: somebody looked into the past. What they looked for is ids and types, never a name. */
export const AuditLookTaken = defineEvent(
  'AuditLookTaken',
  1,
  z.object({
    memberId: Id,
    look: AuditLook,
    /** What was asked for, as it was asked. */
    asked: z.record(z.string(), z.string()),
  }),
);

export const auditEvents = [AuditLookTaken] as const;
export type AuditEvent = EventOf<(typeof auditEvents)[number]>;
