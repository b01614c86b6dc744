import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { loseRelay, moveRelay, restoreRelay, type OfCall, type RelayMove } from './relay.js';
import { Call } from '../streams.js';

/** The media relay of a call went away. */
export const LoseRelay = defineCommand({
  name: 'LoseRelay',
  correlation: ({ callId }: OfCall) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => loseRelay(states, data),
});
export type LoseRelay = CommandOf<typeof LoseRelay>;

/** The media relay of a call is back. */
export const RestoreRelay = defineCommand({
  name: 'RestoreRelay',
  correlation: ({ callId }: OfCall) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => restoreRelay(states, data),
});
export type RestoreRelay = CommandOf<typeof RestoreRelay>;

/** Continues a call over another media relay. */
export const MoveRelay = defineCommand({
  name: 'MoveRelay',
  correlation: ({ callId }: RelayMove) => callId,
  streams: ({ callId }) => ({ call: stream(Call, callId) }),
  decide: (states, data) => moveRelay(states, data),
});
export type MoveRelay = CommandOf<typeof MoveRelay>;
