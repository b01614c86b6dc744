import type { CallOrigin, CallParticipant, CallRecord } from '@foyer/contracts/calls';

import { pollsWithout } from './evolve-polls.js';

/** The record of a call that has just been rung for, or has begun. */
export function newRecord(
  _id: string,
  origin: Pick<CallOrigin, 'kind' | 'id'>,
  rangAt: string,
): CallRecord {
  return {
    _id,
    type: origin.kind,
    originId: origin.id,
    originName: null,
    state: 'waiting',
    queueId: null,
    queueName: '',
    agentId: null,
    agentName: null,
    handOvers: [],
    consultedId: null,
    missedBy: [],
    visitorName: null,
    device: null,
    rangAt,
    startedAt: null,
    endedAt: null,
    waitedMs: null,
    durationMs: null,
    holds: 0,
    heldMs: 0,
    heldSince: null,
    endReason: null,
    recordingAnswer: null,
    ratingType: null,
    rating: null,
    comment: null,
    notes: null,
    joiners: [],
  };
}

/** A hold that continued until then is over, and counts. */
export function heldUntil({ heldMs, heldSince }: CallRecord, at: string) {
  if (heldSince === null) return {};
  const last = Math.max(0, Date.parse(at) - Date.parse(heldSince));
  return { heldMs: heldMs + last, heldSince: null };
}

/** Returns the agent who took the visitor, or else the member who leads the call. */
export function agentOf(
  origin: CallOrigin,
  participants: readonly CallParticipant[],
): string | null {
  if (origin.kind === 'queue') return origin.agentId;
  const members = participants.filter(({ joinerType }) => joinerType === 'User');
  return members[0]?.joinerId ?? null;
}

/** The names of a record of a running call after a member was renamed; undefined if none changes. */
export function renamedIn(
  { agentId, agentName, joiners }: CallRecord,
  memberId: string,
  name: string | null,
): Pick<CallRecord, 'agentName' | 'joiners'> | undefined {
  const isIn = joiners.some(({ joinerId }) => joinerId === memberId);
  if (agentId !== memberId && !isIn) return undefined;
  return {
    agentName: agentId === memberId ? name : agentName,
    joiners: joiners.map((joiner) =>
      joiner.joinerId === memberId ? { ...joiner, displayName: name } : joiner,
    ),
  };
}

/** A record that still counts, and no longer says who a forgotten person was. */
export function withoutNameOf(
  { agentId, handOvers, joiners, ...record }: CallRecord,
  personId: string,
  isVisitor: boolean,
) {
  return {
    ...(isVisitor && { visitorName: null, comment: null, notes: null }),
    ...(agentId === personId && { agentName: null }),
    ...pollsWithout(record, personId),
    handOvers: handOvers.map((one) => (one.toId === personId ? { ...one, toName: null } : one)),
    joiners: joiners.map((joiner) =>
      joiner.joinerId === personId ? { ...joiner, displayName: null } : joiner,
    ),
  };
}
