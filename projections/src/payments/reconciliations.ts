import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './reconciliations.evolve.js';

/** Collection `reconciliations`: closings of terminals' days with their differences. */
export const reconciliations = defineProjection({
  name: 'reconciliations',
  version: 4,
  collections: {
    reconciliations: {
      indexes: [
        { key: { startedAt: -1 } },
        { key: { deviceId: 1, startedAt: -1 } },
        { key: { status: 1, startedAt: -1 } },
        { key: { openDifferences: 1, deviceName: 1 } },
        { key: { startedBy: 1 } },
        { key: { 'differences.settled.by': 1 }, multikey: true },
      ],
      sorts: ['startedAt', 'status', 'deviceName', 'openDifferences'],
      kinds: ['status'],
    },
    reconciliationNames: { indexes: [] },
  },
  evolve,
});
