import type { CallEndReason, CallEvent, LeaveReason } from '@foyer/contracts/calls';

import type { CallOn } from './call.js';
import type { OriginRules } from './origin-rules.js';
import { supervisionEnded } from './supervise-call.js';

type CallLeft = Extract<CallEvent, { type: 'CallLeft' }>;

/** A participant who is removed, or whose sign-in has ended, did not intend to leave either. */
const LOST: ReadonlySet<LeaveReason> = new Set(['connection-lost', 'removed', 'signed-out']);

export interface Conclusion {
  readonly callId: string;
  readonly reason: CallEndReason;
  /** The joiner who leaves, removes or ends; null if a connection stayed away. */
  readonly endedBy: string | null;
  /** The participant who leaves or is lost; the others leave because the call ends. */
  readonly leaves: Pick<CallLeft['data'], 'joinerId' | 'reason'>;
}

/** The events that are added to a call and to its origin. */
export type WithOrigin<Events> = CallAlone | (CallAlone & Events);

interface CallAlone {
  readonly call: readonly CallEvent[];
}

/** Ends a call in one step: no participant is left in it, and its origin is updated. */
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
  const lost = LOST.has(leaves.reason) ? leaves.joinerId : null;
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
