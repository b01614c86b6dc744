import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { endCall, type EndCall as End } from '../domain/end-call.js';
import { CallOrigins } from '../ports/call-origins.js';
import { withOrigin } from './with-origin.js';

/** A call is ended for everybody. */
export const EndCall = defineCommand({
  name: 'EndCall',
  needs: { origins: CallOrigins },
  prepare: (data: End, { stateOf, needs }) => withOrigin(data, stateOf, needs.origins),
  correlation: ({ callId }) => callId,
  streams: (_, { prepared }) => prepared.streams,
  decide: (states, data, { now, prepared }) => endCall(states, data, { now }, prepared.rules),
});
export type EndCall = CommandOf<typeof EndCall>;
