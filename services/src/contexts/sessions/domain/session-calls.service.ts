import { accepted } from '@foyer/contracts/decision';

import { stream } from '#platform/cqrs';
import { defineCallOrigin } from '#contexts/calls';
import { idsOf } from '#contexts/identity';
import { beginCall, callEnded, mediaRulesOf } from './session-call.js';
import { Session } from '../streams.js';

/**
 * Defines the calls of sessions: a session has one at a time, and notes its beginning and end in
 * the same append.
 */
export const sessionCalls = defineCallOrigin({
  kind: 'session',
  streams: ({ id }) => ({ session: stream(Session, id) }),
  ids: idsOf('call'),
  onStart: ({ session }, { callId }) => {
    const decision = beginCall(session, callId);
    return decision.type === 'rejected' ? decision : accepted({ session: decision.events });
  },
  onEnd: ({ session }, { callId }) => ({ session: callEnded(session, callId) }),
  mediaRules: ({ session }) => mediaRulesOf(session),
});
