import type { AuditEvent, AuditLook } from '@foyer/contracts/audit';
import { accepted } from '@foyer/contracts/decision';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { AuditLooks } from './audit-looks.js';

interface Look {
  readonly look: AuditLook;
  /** What was asked for; what was left open is not kept. */
  readonly asked: Readonly<Record<string, string | number | undefined>>;
}

/** Writes down that somebody looks into the past, before anything is shown; where it cannot be written, nothing is. */
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
