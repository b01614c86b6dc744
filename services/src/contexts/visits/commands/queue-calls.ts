import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCallOrigin } from '../../calls/index.js';
import { queueCallEnded, queueCallEndsWhen } from '../domain/queue-call.js';
import { Desk, Visit } from './streams.js';

/** What visits say about their calls: when one ends, its agent's desk is free and its visit is over in the same append. */
export const queueCalls = defineCallOrigin({
  kind: 'queue',
  streams: ({ id, agentId }) => ({ desk: stream(Desk, agentId), visit: stream(Visit, id) }),
  endsWhen: queueCallEndsWhen,
  onEnd: (_, { origin, callId, reason, endedAt }) =>
    queueCallEnded(origin, callId, reason, endedAt),
});
