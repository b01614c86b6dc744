import { defineProjection } from '../platform/runner/index.js';
import { evolve } from './agent-time.evolve.js';

/**
 * Collection `agentDays`: the activities of each agent, kept permanently; `agentsNow` is the state
 * before the next step.
 */
export const agentTime = defineProjection({
  name: 'agent-time',
  version: 3,
  collections: {
    agentDays: {
      indexes: [{ key: { until: 1, _id: 1, day: 1 } }, { key: { memberId: 1, until: 1, day: 1 } }],
    },
    agentsNow: { indexes: [] },
  },
  evolve,
});
