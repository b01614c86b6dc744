import { rejected } from '@foyer/contracts/decision';

import { defineCommand, type CommandOf } from '#platform/cqrs';
import { endCall, type EndCall as End } from './end-call.js';
import { CallOrigins } from '../ports/call-origins.js';
import { withOrigin } from './with-origin.service.js';

/** Ends a call for all participants. */
export const EndCall = defineCommand({
  name: 'EndCall',
  tries: 5,
  needs: { origins: CallOrigins },
  prepare: (data: End, { stateOf, needs }) => withOrigin(data, stateOf, needs.origins),
  correlation: ({ callId }) => callId,
  streams: (_, { prepared }) => prepared.streams,
  decide: (states, data, { now, prepared }) =>
    prepared.holds(states.call)
      ? endCall(states, data, { now }, prepared.rules)
      : rejected('CONFLICT'),
});
export type EndCall = CommandOf<typeof EndCall>;
