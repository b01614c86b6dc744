import type { Reconciliation, ReconciliationStatus } from '@foyer/contracts/payments';

import { defineReadModel } from '#platform/http';
import { between } from './find-transactions.js';

export interface ReconciliationCriteria {
  readonly status?: ReconciliationStatus | undefined;
  readonly deviceId?: string | undefined;
  /** Bounds of the moment of beginning, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Closings of terminals' days. */
export const reconciliationModel = defineReadModel<Reconciliation, ReconciliationCriteria>({
  name: 'reconciliations',
  notFound: 'RECONCILIATION_NOT_FOUND',
  filter: ({ status, deviceId, from, to }) => ({
    ...(status !== undefined && { status }),
    ...(deviceId !== undefined && { deviceId }),
    ...((from !== undefined || to !== undefined) && { startedAt: between(from, to) }),
  }),
});
