import { defineProjection } from '../../platform/runner/index.js';
import { evolve } from './evolve.js';

/** Collection `agentDays`: what each agent was at, for good; `agentsNow` is what the next step follows from. */
export const agentTime = defineProjection({
  name: 'agent-time',
  version: 3,
  collections: {
    agentDays: { indexes: [{ key: { until: 1, day: 1 } }, { key: { memberId: 1, until: 1 } }] },
    agentsNow: { indexes: [] },
  },
  evolve,
});
