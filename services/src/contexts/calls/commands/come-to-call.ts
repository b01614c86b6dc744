import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { comeToCall, type ComeToCall as Come } from '../domain/come-to-call.js';
import { Call } from './streams.js';

/** Somebody comes to a call, and enters or knocks. */
export const ComeToCall = defineCommand({
  name: 'ComeToCall',
  correlation: ({ callId }: Come) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data, moment) => comeToCall(states, data, moment),
});
export type ComeToCall = CommandOf<typeof ComeToCall>;
