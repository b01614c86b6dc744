import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import { joinCall, type JoinCall as Join } from '../domain/join-call.js';
import { Call } from './streams.js';

/** Somebody enters a call, or is back in it. */
export const JoinCall = defineCommand({
  name: 'JoinCall',
  correlation: ({ callId }: Join) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => joinCall(states, data),
});
export type JoinCall = CommandOf<typeof JoinCall>;
