import { type CommandOf, type CommandRunner, defineCommand, stream } from '#platform/cqrs';
import type { Control } from './control-participant.js';
import { grantScreenShare, startScreenShare, stopScreenShare } from './screen-share.js';
import { CallOrigins } from '../ports/call-origins.js';
import { mediaRulesOf } from './media-rules-of.service.js';
import { aboutOneCall, Call } from '../streams.js';

/** Returns the media rules of a call; null if there is no such call. */
async function rulesAt(callId: string, stateOf: CommandRunner['stateOf'], origins: CallOrigins) {
  const call = await stateOf(stream(Call, callId));
  return call.stage === 'on' ? mediaRulesOf(call.origin, callId, stateOf, origins) : null;
}

/** Starts sharing a screen, if no other participant shares one. */
export const StartScreenShare = defineCommand({
  name: 'StartScreenShare',
  needs: { origins: CallOrigins },
  prepare: ({ callId }: Omit<Control, 'by'>, { stateOf, needs }) =>
    rulesAt(callId, stateOf, needs.origins),
  ...aboutOneCall,
  decide: (states, data, { prepared }) => startScreenShare(states, data, prepared),
});
export type StartScreenShare = CommandOf<typeof StartScreenShare>;

/** Anyone who shares a screen stops, or is stopped. */
export const StopScreenShare = defineCommand({
  name: 'StopScreenShare',
  ...aboutOneCall,
  decide: (states, data: Control) => stopScreenShare(states, data),
});
export type StopScreenShare = CommandOf<typeof StopScreenShare>;

/** Allows a participant to share a screen. */
export const GrantScreenShare = defineCommand({
  name: 'GrantScreenShare',
  needs: { origins: CallOrigins },
  prepare: ({ callId }: Control, { stateOf, needs }) => rulesAt(callId, stateOf, needs.origins),
  ...aboutOneCall,
  decide: (states, data, { prepared }) => grantScreenShare(states, data, prepared),
});
export type GrantScreenShare = CommandOf<typeof GrantScreenShare>;
