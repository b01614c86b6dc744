import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import {
  startStream,
  stopStream,
  type StartStream as Start,
  type StopStream as Stop,
} from './streams.js';
import { Call } from '../streams.js';

/** A participant publishes a stream. */
export const StartStream = defineCommand({
  name: 'StartStream',
  correlation: ({ callId }: Start) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => startStream(states, data),
});
export type StartStream = CommandOf<typeof StartStream>;

/** A participant stops publishing a stream. */
export const StopStream = defineCommand({
  name: 'StopStream',
  correlation: ({ callId }: Stop) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => stopStream(states, data),
});
export type StopStream = CommandOf<typeof StopStream>;
