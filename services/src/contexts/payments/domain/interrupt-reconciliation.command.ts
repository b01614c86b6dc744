import type { DeviceLoss } from '@foyer/contracts/payments';

import { defineCommand, stream } from '#platform/cqrs';
import { interruptReconciliation } from './reconciliation/interrupt.js';
import { Reconciliation, Terminal } from '../streams.js';

interface Interruption {
  readonly reconciliationId: string;
  readonly deviceId: string;
  readonly reason: DeviceLoss;
}

/** A closing whose device cannot answer is ended without a result. */
export const InterruptReconciliation = defineCommand({
  name: 'InterruptReconciliation',
  correlation: (data: Interruption) => data.reconciliationId,
  streams: (data: Interruption) => ({
    reconciliation: stream(Reconciliation, data.reconciliationId),
    terminal: stream(Terminal, data.deviceId),
  }),
  decide: interruptReconciliation,
});
