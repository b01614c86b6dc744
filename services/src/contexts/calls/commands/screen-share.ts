import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import type { Control } from '../domain/control-participant.js';
import { grantScreenShare, startScreenShare, stopScreenShare } from '../domain/screen-share.js';
import { Call } from './streams.js';

const correlation = ({ callId }: { readonly callId: string }) => callId;
const streams = ({ callId }: { readonly callId: string }) => ({ call: stream(Call, callId) });

/** Somebody shares a screen, where nobody else does. */
export const StartScreenShare = defineCommand({
  name: 'StartScreenShare',
  correlation,
  streams,
  decide: (states, data: Omit<Control, 'by'>) => startScreenShare(states, data),
});
export type StartScreenShare = CommandOf<typeof StartScreenShare>;

/** Whoever shares a screen stops, or is stopped. */
export const StopScreenShare = defineCommand({
  name: 'StopScreenShare',
  correlation,
  streams,
  decide: (states, data: Control) => stopScreenShare(states, data),
});
export type StopScreenShare = CommandOf<typeof StopScreenShare>;

/** Somebody is let share a screen. */
export const GrantScreenShare = defineCommand({
  name: 'GrantScreenShare',
  correlation,
  streams,
  decide: (states, data: Control) => grantScreenShare(states, data),
});
export type GrantScreenShare = CommandOf<typeof GrantScreenShare>;
