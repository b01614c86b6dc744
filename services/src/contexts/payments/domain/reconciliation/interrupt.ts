import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeviceLoss } from '@foyer/contracts/payments';

import { freed, type Terminal } from '../terminal.js';
import { isOpen, type Reconciliation } from './reconciliation.js';
import type { RunEvents } from './run.js';

/**
 * Ends a closing whose device cannot answer; its payments stay open for the next one. The terminal
 * is free for the server, and its device still does one thing after another.
 */
export function interruptReconciliation(
  { reconciliation, terminal }: { reconciliation: Reconciliation; terminal: Terminal },
  { reconciliationId, reason }: { reconciliationId: string; reason: DeviceLoss },
): Decision<RunEvents> {
  if (reconciliation.status === 'none') return rejected('RECONCILIATION_NOT_FOUND');
  if (!isOpen(reconciliation)) return accepted({ reconciliation: [], terminal: [] });
  return accepted({
    reconciliation: [{ type: 'ReconciliationInterrupted', data: { reconciliationId, reason } }],
    terminal: freed(terminal, reconciliation.deviceId, reconciliationId),
  });
}
