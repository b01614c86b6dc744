import type { CallEndReason, CallEvent } from '@foyer/contracts/calls';

import type { CallOn } from './call.js';
import type { OriginRules } from './origin-rules.js';
import { supervisionEnded } from './supervise-call.js';

type CallLeft = Extract<CallEvent, { type: 'CallLeft' }>;

export interface Conclusion {
  readonly callId: string;
  readonly reason: CallEndReason;
  /** Who leaves, removes or ends; null where no one did, but the connection stayed away. */
  readonly endedBy: string | null;
  /** Who goes of their own, or is lost; the others go because the call ends. */
  readonly leaves: Pick<CallLeft['data'], 'joinerId' | 'reason'>;
}

/** What is added to a call, and to what it came from. */
export type WithOrigin<Events> = CallAlone | (CallAlone & Events);

interface CallAlone {
  readonly call: readonly CallEvent[];
}

/** What the end of a call means, in one piece: no one is in it, and its origin has taken note. */
export function conclude<States, Events>(
  call: CallOn,
  states: States,
  { callId, reason, endedBy, leaves }: Conclusion,
  rules: OriginRules<States, Events>,
  now: Date,
): WithOrigin<Events> {
  const { origin, startedAt } = call;
  const left = Object.entries(call.participants)
    .filter(([, { joined }]) => joined)
    .map(([joinerId]): CallLeft => {
      const why = leaves.joinerId === joinerId ? leaves.reason : 'call-ended';
      return { type: 'CallLeft', data: { callId, joinerId, reason: why } };
    });
  const unsupervised = Object.keys(call.supervisors).map((id) =>
    supervisionEnded(callId, id, 'call-ended'),
  );
  const durationMs = Math.max(0, now.getTime() - Date.parse(startedAt));
  const ended: CallEvent = { type: 'CallEnded', data: { callId, reason, endedBy, durationMs } };
  // Who is removed did not mean to go either.
  const isLost = leaves.reason === 'connection-lost' || leaves.reason === 'removed';
  const lost = isLost ? leaves.joinerId : null;
  return {
    ...rules.onEnd(states, {
      callId,
      origin,
      reason,
      lost,
      lostHadCome: lost !== null && call.participants[lost]?.joined === true,
      colleagueId: call.consult?.colleagueId ?? null,
      startedAt,
      endedAt: now,
    }),
    call: [...unsupervised, ...left, ended],
  };
}
