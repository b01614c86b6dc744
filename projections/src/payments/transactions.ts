import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './transactions.evolve.js';

/** Collection `transactions`: a permanent record of every payment with its reversal. */
export const transactions = defineProjection({
  name: 'transactions',
  version: 8,
  collections: {
    transactions: {
      indexes: [
        { key: { createdAt: -1 } },
        { key: { initiatorId: 1, createdAt: -1 } },
        { key: { payerId: 1, createdAt: -1 } },
        { key: { callId: 1, createdAt: -1 } },
        { key: { deviceId: 1, createdAt: -1 } },
        { key: { status: 1, createdAt: -1 } },
        { key: { reverseStatus: 1, createdAt: -1 } },
        { key: { currency: 1, createdAt: -1 } },
        { key: { reconciliationId: 1, createdAt: -1 } },
        { key: { deviceId: 1, reconciliationId: 1 } },
        { key: { deviceId: 1, reverseStatus: 1, reversalReconciliationId: 1 } },
      ],
      sorts: ['createdAt', 'amount', 'status', 'deviceName'],
      kinds: ['status', 'reverseStatus', 'currency'],
      searches: ['payer', 'initiator', 'deviceName'],
    },
    transactionNames: { indexes: [] },
  },
  evolve,
});
