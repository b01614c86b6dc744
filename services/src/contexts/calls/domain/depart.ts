import type { CallEvent } from '@foyer/contracts/calls';

import type { CallOn, Participant } from './call.js';
import { conclude, type WithOrigin } from './conclude.js';
import { departureOf, type Going, type OriginRules } from './origin-rules.js';

interface Departing {
  readonly callId: string;
  readonly joinerId: string;
  readonly participant: Participant;
  readonly how: Going;
}

/** Somebody goes: by the rules of the call's origin it ends with that, or goes on without. */
export function depart<States, Events>(
  call: CallOn,
  states: States,
  { callId, joinerId, participant, how }: Departing,
  rules: OriginRules<States, Events>,
  now: Date,
): WithOrigin<Events> {
  const reason = rules.endsWhen(departureOf(call, joinerId, participant, how));
  const leaves = { joinerId, reason: how === 'ended' ? 'left' : how } as const;
  if (reason === undefined) {
    const left: CallEvent = { type: 'CallLeft', data: { callId, ...leaves } };
    return { call: isGone(participant, how) ? [] : [left] };
  }
  const endedBy = how === 'connection-lost' ? null : joinerId;
  return conclude(call, states, { callId, reason, endedBy, leaves }, rules, now);
}

/** Whether there is nothing to write: who is not in and is no longer awaited, or is merely late. */
function isGone({ joined, awaySince, admission }: Participant, how: Going): boolean {
  if (joined) return false;
  if (how === 'removed') return admission === 'removed';
  return how === 'connection-lost' || awaySince === null;
}
