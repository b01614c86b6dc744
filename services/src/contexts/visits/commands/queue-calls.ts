import { stream } from '../../../platform/eventing/commands/index.js';
import type { NewId } from '../../../platform/clock/index.js';
import { defineCallOrigin } from '../../calls/index.js';
import { agentLost } from '../domain/agent-lost.js';
import { queueCallEnded, queueCallEndsWhen } from '../domain/queue-call.js';
import { admissionAt } from './admission-at.js';
import { Desk, Line, PortalAdmission, Visit } from './streams.js';

/**
 * What visits say about their calls: when one ends, its agent's desk is free and its visit is over in the same append, or waits
 * again where the agent was lost.
 */
export const queueCalls = (newId: Pick<NewId, 'next'>) =>
  defineCallOrigin({
    kind: 'queue',
    streams: ({ id, agentId, portalId }) => ({
      desk: stream(Desk, agentId),
      visit: stream(Visit, id),
      line: stream(Line, portalId),
      admission: stream(PortalAdmission, portalId),
    }),
    endsWhen: queueCallEndsWhen,
    supervision: ({ admission }) => ({ silent: admission.silentPreview }),
    onEnd: (states, ended) => {
      const { origin, lost, endedAt } = ended;
      if (lost !== origin.agentId) return queueCallEnded(states, ended);
      const admission = admissionAt(states.admission, endedAt);
      return agentLost({ ...states, admission }, ended, newId.next());
    },
  });
