import { rejected } from '@foyer/contracts/decision';

import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { leaveCall, type LeaveCall as Leave } from '../domain/leave-call.js';
import { CallOrigins } from '../ports/call-origins.js';
import { withOrigin } from './with-origin.js';

/** Somebody leaves a call. */
export const LeaveCall = defineCommand({
  name: 'LeaveCall',
  tries: 5,
  needs: { origins: CallOrigins },
  prepare: (data: Leave, { stateOf, needs }) => withOrigin(data, stateOf, needs.origins),
  correlation: ({ callId }) => callId,
  streams: (_, { prepared }) => prepared.streams,
  decide: (states, data, { now, prepared }) =>
    prepared.holds(states.call)
      ? leaveCall(states, data, { now }, prepared.rules)
      : rejected('CONFLICT'),
});
export type LeaveCall = CommandOf<typeof LeaveCall>;
