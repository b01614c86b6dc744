import type { CallEndReason, CallEvent } from '@foyer/contracts/calls';
import type { DeskEvent, VisitEvent } from '@foyer/contracts/visits';

import type { CallOn } from './call.js';

type CallLeft = Extract<CallEvent, { type: 'CallLeft' }>;

export interface Conclusion {
  readonly callId: string;
  readonly reason: CallEndReason;
  /** Who leaves or ends; null where nobody did, but the connection stayed away. */
  readonly endedBy: string | null;
  /** Who goes of their own, or is lost; the others go because the call ends. */
  readonly leaves?: Pick<CallLeft['data'], 'joinerId' | 'reason'>;
}

/** What the end of a call means, in one piece: nobody is in it, the agent is free, the visit is over. */
export interface Concluded {
  readonly call: readonly CallEvent[];
  readonly desk: readonly DeskEvent[];
  readonly visit: readonly VisitEvent[];
}

export const nothingConcluded: Concluded = { call: [], desk: [], visit: [] };

export function conclude(call: CallOn, conclusion: Conclusion, now: Date): Concluded {
  const { callId, reason, endedBy, leaves } = conclusion;
  const { agentId, visitId, startedAt } = call;
  const left = Object.entries(call.joiners)
    .filter(([, { joined }]) => joined)
    .map(([joinerId]): CallLeft => {
      const why = leaves?.joinerId === joinerId ? leaves.reason : 'call-ended';
      return { type: 'CallLeft', data: { callId, joinerId, reason: why } };
    });
  const durationMs = Math.max(0, now.getTime() - Date.parse(startedAt));
  return {
    call: [...left, { type: 'CallEnded', data: { callId, reason, endedBy, durationMs } }],
    desk: [{ type: 'AgentFreed', data: { memberId: agentId, callId, at: now.toISOString() } }],
    visit: [
      {
        type: 'VisitEnded',
        data: { visitId, reason: reason === 'connection-lost' ? 'call-lost' : 'served' },
      },
    ],
  };
}
