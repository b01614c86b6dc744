import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call } from './call.js';
import { isUnheard } from './evolve-consult.js';
import { offHold, onHold } from './hold.js';
import { publisherOf } from './participant-of.js';

export interface PauseSelf {
  readonly callId: string;
  readonly joinerId: string;
  readonly paused: boolean;
}

/**
 * Puts a person in another call on hold in this one, or lets the person return. It ends no hold by
 * a host.
 */
export function pauseSelf(
  { call }: { readonly call: Call },
  { callId, joinerId, paused }: PauseSelf,
  { now }: { readonly now: Date },
): Decision<{ readonly call: readonly CallEvent[] }> {
  const found = publisherOf(call, joinerId);
  if (found.type === 'rejected') return found;
  const { participant } = found;
  if (participant.paused === paused) return accepted({ call: [] });
  if (!paused && participant.isElsewhere !== true) return rejected('FORBIDDEN');
  if (!paused && isUnheard(found.call, joinerId)) return rejected('CONSULT_GOES_ON');
  const own = { callId, joinerId, by: joinerId };
  return accepted({ call: [paused ? onHold(own, now) : offHold(own, participant, now)] });
}
