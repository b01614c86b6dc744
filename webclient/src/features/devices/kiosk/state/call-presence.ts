import type { KioskCall } from '@foyer/contracts/local';

import type { CallState } from '#media/core/call-state.js';

/**
 * Returns which parts of a call the page has. One that lacks any of it only seems to be in the
 * call.
 */
export function presenceOf({ phase, self, others }: CallState): KioskCall {
  return {
    participantProperties: self !== null,
    participantList: others.length > 0,
    callStreams: (self?.streams.length ?? 0) > 0,
    callList: phase === 'in',
    joiner: self !== null && self.callJoinerId !== '',
  };
}
