import { defineCommand, stream } from '#platform/cqrs';
import { startReconciliation } from './reconciliation/run.js';
import { PaymentTerminals } from '../views/payment-terminals.js';
import { Reconciliation, Terminal } from '../streams.js';

interface Start {
  readonly reconciliationId: string;
  readonly deviceId: string;
  /** The day that is due; null where a person closes it. */
  readonly day: string | null;
}

/** A terminal's day is closed: by a person, or because its time has come. */
export const StartReconciliation = defineCommand({
  name: 'StartReconciliation',
  needs: { terminals: PaymentTerminals },
  correlation: (data: Start) => data.reconciliationId,
  prepare: async (data: Start, { needs }) => needs.terminals.usable(data.deviceId),
  streams: (data: Start) => ({
    reconciliation: stream(Reconciliation, data.reconciliationId),
    terminal: stream(Terminal, data.deviceId),
  }),
  decide: (states, data: Start, { context: { actor }, prepared }) =>
    startReconciliation(states, {
      ...data,
      deviceName: prepared.deviceName,
      trigger: actor.type === 'member' ? 'person' : 'schedule',
      startedBy: actor.type === 'member' ? actor.id : null,
    }),
});
