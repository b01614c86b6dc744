import { type AuditEvent, type AuditLook, auditEvents } from '@foyer/contracts/audit';
import { accepted } from '@foyer/contracts/decision';

import { defineAggregate, defineCommand, stream } from '#platform/cqrs';

/**
 * Streams `audit-<memberId>`: the looks of one member. No decision depends on them, so nothing is
 * folded.
 */
const AuditLooks = defineAggregate<undefined, AuditEvent>({
  name: 'audit',
  initial: undefined,
  evolve: () => undefined,
  events: auditEvents,
});

interface Look {
  readonly look: AuditLook;
  /** The search criteria; open ones are not kept. */
  readonly asked: Readonly<Record<string, string | number | undefined>>;
}

/**
 * Records that a person looks into the past, before anything is shown; if the record cannot be
 * written, nothing is shown.
 */
export const RecordLook = defineCommand({
  name: 'RecordLook',
  stream: (_look: Look, { context }) => stream(AuditLooks, context.actor.id),
  decide: (_, { look, asked }, { context }) => {
    const kept = Object.entries(asked).filter(([, value]) => value !== undefined);
    const taken: AuditEvent = {
      type: 'AuditLookTaken',
      data: {
        memberId: context.actor.id,
        look,
        asked: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      },
    };
    return accepted([taken]);
  },
});
