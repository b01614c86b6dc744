import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './visits.evolve.js';

/**
 * Collection `visits`: every visit, those that wait in a line included; see `visits/line` for how
 * to ask for these.
 */
export const visits = defineProjection({
  name: 'visits',
  version: 20,
  essential: true,
  collections: {
    visits: {
      indexes: [
        { key: { queueId: 1, 'line.joinedAt': 1 } },
        { key: { 'line.joinedAt': 1 } },
        { key: { endedAt: 1 } },
        { key: { queueId: 1, endedAt: 1 } },
        { key: { agentId: 1, endedAt: 1 } },
        { key: { 'handedOn.agentId': 1 } },
        { key: { phoneNumber: 1, openedAt: 1 } },
        { key: { 'device.deviceId': 1, endedAt: 1, openedAt: -1 } },
      ],
    },
    visitNames: { indexes: [] },
    visitPhones: { indexes: [] },
  },
  evolve,
});
