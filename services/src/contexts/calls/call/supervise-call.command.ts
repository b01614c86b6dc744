import { defineCommand } from '#platform/cqrs';
import { superviseCall, type SuperviseCall as Supervise } from './supervise-call.js';
import { CallOrigins } from '../ports/call-origins.js';
import { withOrigin } from './with-origin.service.js';

/** A supervisor listens to a call, whispers to its agent, or joins it. */
export const SuperviseCall = defineCommand({
  name: 'SuperviseCall',
  needs: { origins: CallOrigins },
  prepare: (data: Supervise, { stateOf, needs }) => withOrigin(data, stateOf, needs.origins),
  correlation: ({ callId }) => callId,
  streams: (_, { prepared }) => prepared.streams,
  decide: (states, data, { now, prepared }) =>
    superviseCall(states, data, { now }, prepared.rules.supervision(states)),
});
