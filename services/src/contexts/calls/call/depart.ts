import type { CallEvent, LeaveReason } from '@foyer/contracts/calls';

import type { CallOn, Participant } from './call.js';
import { conclude, type WithOrigin } from './conclude.js';
import { handedOver, successorOf } from './hand-over.js';
import { departureOf, type Going, type OriginRules } from './origin-rules.js';

/** No participant decided that the call ends. */
const ENDED_BY_NOBODY: ReadonlySet<Going> = new Set([
  'connection-lost',
  'signed-out',
  'called-off',
]);

interface Departing {
  readonly callId: string;
  readonly joinerId: string;
  readonly participant: Participant;
  readonly how: Going;
  /** The joiner who removed the participant or ended the call; absent if the participant left. */
  readonly by?: string;
}

/** Removes a participant: by the rules of its origin, the call ends or continues without them. */
export function depart<States, Events>(
  call: CallOn,
  states: States,
  { callId, joinerId, participant, how, by }: Departing,
  rules: OriginRules<States, Events>,
  now: Date,
): WithOrigin<Events> {
  const successor = successorOf(call, joinerId, how);
  if (successor !== undefined) {
    const { origin } = call;
    const because = how === 'connection-lost' ? 'agent-lost' : 'agent-left';
    const over = { callId, agentId: joinerId, colleagueId: successor, because } as const;
    return {
      ...rules.onHandOver(states, { origin, ...over, at: now }),
      call: handedOver(call, { ...over, reason: leaveReasonOf(how) }, now),
    };
  }
  const reason = rules.endsWhen(departureOf(call, joinerId, participant, how));
  const leaves = { joinerId, reason: leaveReasonOf(how) } as const;
  if (reason === undefined) {
    const left: CallEvent = { type: 'CallLeft', data: { callId, ...leaves } };
    const gone = isGone(participant, how) ? [] : [left];
    if (call.consult?.colleagueId !== joinerId) return { call: gone };
    const why = how === 'connection-lost' ? 'colleague-lost' : 'colleague-left';
    const over: CallEvent = { type: 'CallConsultEnded', data: { callId, joinerId, reason: why } };
    return {
      ...rules.onConsultEnd(states, { callId, colleagueId: joinerId, at: now }),
      call: [...gone, over],
    };
  }
  const endedBy = ENDED_BY_NOBODY.has(how) ? null : (by ?? joinerId);
  return conclude(call, states, { callId, reason, endedBy, leaves }, rules, now);
}

function leaveReasonOf(how: Going): LeaveReason {
  if (how === 'ended') return 'left';
  return how === 'administrator-ended' ? 'removed' : how;
}

/** True if no event is needed: the participant is neither in nor awaited, or is merely late. */
function isGone(participant: Participant, how: Going): boolean {
  const { joined, awaySince, admission, supervises } = participant;
  if (joined) return false;
  if (how === 'removed') return admission === 'removed';
  return (how === 'connection-lost' && supervises !== true) || awaySince === null;
}
