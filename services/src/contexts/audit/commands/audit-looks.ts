import { auditEvents, type AuditEvent } from '@foyer/contracts/audit';

import { defineAggregate } from '../../../platform/eventing/commands/index.js';

/** Streams `audit-<memberId>`: the looks of one member. No decision depends on them, so nothing is folded. */
export const AuditLooks = defineAggregate<undefined, AuditEvent>({
  name: 'audit',
  initial: undefined,
  evolve: () => undefined,
  events: auditEvents,
});
