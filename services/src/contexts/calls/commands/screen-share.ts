import { defineCommand, type CommandOf } from '../../../platform/eventing/index.js';
import type { Control } from '../domain/control-participant.js';
import { grantScreenShare, startScreenShare, stopScreenShare } from '../domain/screen-share.js';
import { aboutOneCall } from './streams.js';

/** Somebody shares a screen, where no one else does. */
export const StartScreenShare = defineCommand({
  name: 'StartScreenShare',
  ...aboutOneCall,
  decide: (states, data: Omit<Control, 'by'>) => startScreenShare(states, data),
});
export type StartScreenShare = CommandOf<typeof StartScreenShare>;

/** Anyone who shares a screen stops, or is stopped. */
export const StopScreenShare = defineCommand({
  name: 'StopScreenShare',
  ...aboutOneCall,
  decide: (states, data: Control) => stopScreenShare(states, data),
});
export type StopScreenShare = CommandOf<typeof StopScreenShare>;

/** Somebody is let share a screen. */
export const GrantScreenShare = defineCommand({
  name: 'GrantScreenShare',
  ...aboutOneCall,
  decide: (states, data: Control) => grantScreenShare(states, data),
});
export type GrantScreenShare = CommandOf<typeof GrantScreenShare>;
