import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { leaveCall, type LeaveCall as Leave } from '../domain/leave-call.js';
import { CallOrigins } from '../ports/call-origins.js';
import { withOrigin } from './with-origin.js';

/** Somebody leaves a call. */
export const LeaveCall = defineCommand({
  name: 'LeaveCall',
  needs: { origins: CallOrigins },
  prepare: (data: Leave, { stateOf, needs }) => withOrigin(data, stateOf, needs.origins),
  correlation: ({ callId }) => callId,
  streams: (_, { prepared }) => prepared.streams,
  decide: (states, data, { now, prepared }) => leaveCall(states, data, { now }, prepared.rules),
});
export type LeaveCall = CommandOf<typeof LeaveCall>;
