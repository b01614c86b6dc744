import type { CallEvent, LeaveReason } from '@foyer/contracts/calls';

import type { CallOn } from './call.js';
import { heldHere, offHold } from './hold.js';
import type { Going } from './origin-rules.js';
import { supervisionChanged } from './supervise-call.js';

type HandedOver = Extract<CallEvent, { type: 'CallHandedOver' }>['data'];

interface HandOver extends Pick<HandedOver, 'callId' | 'because'> {
  readonly agentId: string;
  readonly colleagueId: string;
  /** Why the agent left. */
  readonly reason: LeaveReason;
}

/**
 * The colleague leads the call from now on, with everything that belongs to it; the agent is out,
 * the visitor off hold. A whisper was for the agent who is out: its supervisor continues to listen,
 * and may whisper to the colleague next.
 */
export function handedOver(
  call: CallOn,
  { callId, agentId: from, colleagueId: joinerId, because, reason }: HandOver,
  now: Date,
): readonly CallEvent[] {
  const at = now.toISOString();
  const whispers = Object.entries(call.supervisors).filter(([, { mode }]) => mode === 'whisper');
  const held = heldHere(call.participants);
  return [
    { type: 'CallLeft', data: { callId, joinerId: from, reason } },
    ...whispers.map(([id, { isToldToVisitor }]) =>
      supervisionChanged(callId, id, { mode: 'listen', isAnnounced: true, isToldToVisitor }),
    ),
    { type: 'CallHandedOver', data: { callId, joinerId, from, because, at } },
    { type: 'CallRoleChanged', data: { callId, joinerId, role: 'moderator', by: from } },
    ...held.map(([id, one]) => offHold({ callId, joinerId: id, by: joinerId }, one, now)),
  ];
}

/**
 * Returns the colleague who continues the call when its agent leaves; undefined if there is none.
 */
export function successorOf(
  { origin, consult, participants }: CallOn,
  joinerId: string,
  how: Going,
): string | undefined {
  const isAgent = origin.kind === 'queue' && origin.agentId === joinerId;
  if (!isAgent || how === 'ended' || consult === null) return undefined;
  const colleague = participants[consult.colleagueId];
  const isHere = colleague?.joined === true && colleague.awaySince === null;
  return isHere && colleague.isElsewhere !== true ? consult.colleagueId : undefined;
}
