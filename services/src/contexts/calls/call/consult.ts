import type { CallEvent } from '@foyer/contracts/calls';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Call, CallOn } from './call.js';
import { heldHere, offHold, onHold } from './hold.js';
import { handedOver } from './hand-over.js';
import { publisherOf } from './participant-of.js';
import { hasRoomFor } from './room-for.js';

type Decided = Decision<{ readonly call: readonly CallEvent[] }>;
interface States {
  readonly call: Call;
}
interface Moment {
  readonly now: Date;
}
interface ByAgent {
  readonly callId: string;
  readonly agentId: string;
}

/** Puts all others in a call with a visitor on hold, and rings a colleague for the agent. */
export function startConsult(
  { call }: States,
  {
    callId,
    agentId,
    colleagueId,
    expiresAt,
    isDirect = false,
  }: ByAgent & {
    readonly colleagueId: string;
    readonly expiresAt: string;
    /** True if the call has no media server, whether or not anything was sent in it yet. */
    readonly isDirect?: boolean;
  },
  { now }: Moment,
): Decided {
  const found = ledBy(call, agentId);
  if (found.type === 'rejected') return found;
  const on = found.call;
  if (on.consult !== null) return rejected('CONSULT_GOES_ON');
  if (colleagueId === agentId || on.participants[colleagueId]) return rejected('COLLEAGUE_BUSY');
  // If browsers send directly to each other, the server cannot keep a consult private.
  if (isDirect || sendsDirectly(on)) return rejected('CONSULT_NEEDS_SERVER');
  const held = Object.entries(on.participants)
    .filter(([id, { paused, admission }]) => id !== agentId && !paused && admission !== 'removed')
    .map(([joinerId]) => onHold({ callId, joinerId, by: agentId }, now));
  const at = now.toISOString();
  const data = { callId, joinerId: colleagueId, by: agentId, at, expiresAt };
  return accepted({ call: [...held, { type: 'CallConsultStarted', data }] });
}

interface ByColleague {
  readonly callId: string;
  readonly colleagueId: string;
}

/** The colleague who is rung comes to talk. */
export function acceptConsult(
  { call }: States,
  { callId, colleagueId: joinerId }: ByColleague,
  { now }: Moment,
): Decided {
  if (call.stage !== 'on' || call.consult?.colleagueId !== joinerId)
    return rejected('CONSULT_OVER');
  if (call.consult.stage !== 'ringing') return accepted({ call: [] });
  if (!hasRoomFor({ joinerType: 'User' }, call, now)) return rejected('CALL_FULL');
  const at = now.toISOString();
  const addedBy = call.origin.kind === 'queue' ? call.origin.agentId : null;
  const place = { joinerId, joinerType: 'User', role: 'presenter' } as const;
  return accepted({
    call: [
      {
        type: 'CallParticipantAdded',
        data: { callId, ...place, admission: 'invited', addedBy, addedAt: at },
      },
      { type: 'CallConsultAccepted', data: { callId, joinerId, at } },
    ],
  });
}

/** Brings all together for the agent. */
export function openConsult(
  { call }: States,
  { callId, agentId }: ByAgent,
  { now }: Moment,
): Decided {
  const found = ledBy(call, agentId);
  if (found.type === 'rejected') return found;
  const { consult } = found.call;
  if (consult?.stage === 'together') return accepted({ call: [] });
  if (consult?.stage !== 'talking') return rejected('CONSULT_OVER');
  const data = { callId, joinerId: consult.colleagueId, by: agentId };
  return accepted({
    call: [{ type: 'CallConsultOpened', data }, ...allBack(found.call, callId, agentId, now)],
  });
}

/** The agent returns to the visitor alone, whether the colleague has come or not. */
export function returnFromConsult(
  { call }: States,
  { callId, agentId }: ByAgent,
  { now }: Moment,
): Decided {
  const found = ledBy(call, agentId);
  if (found.type === 'rejected') return found;
  const { consult, participants } = found.call;
  if (consult === null) return accepted({ call: [] });
  const { colleagueId: joinerId, stage } = consult;
  const left = { type: 'CallLeft', data: { callId, joinerId, reason: 'left' } } as const;
  const reason = stage === 'ringing' ? 'withdrawn' : 'returned';
  return accepted({
    call: [
      ...(participants[joinerId]?.joined ? [left] : []),
      { type: 'CallConsultEnded', data: { callId, joinerId, reason } },
      ...allBack(found.call, callId, agentId, now),
    ],
  });
}

/** It stops ringing at the colleague; the visitor stays on hold until the agent returns. */
export function stopRinging(
  { call }: States,
  {
    callId,
    colleagueId: joinerId,
    reason,
  }: ByColleague & {
    readonly reason: 'rejected' | 'unanswered';
  },
  { now }: Moment,
): Decided {
  const rings = call.stage === 'on' && call.consult?.stage === 'ringing';
  if (!rings || call.consult.colleagueId !== joinerId) return accepted({ call: [] });
  const isEarly = reason === 'unanswered' && Date.parse(call.consult.expiresAt) > now.getTime();
  if (isEarly) return accepted({ call: [] });
  return accepted({ call: [{ type: 'CallConsultEnded', data: { callId, joinerId, reason } }] });
}

/** The agent hands the visitor over to the colleague who has come. */
export function handOver({ call }: States, { callId, agentId }: ByAgent, { now }: Moment): Decided {
  const found = ledBy(call, agentId);
  if (found.type === 'rejected') return found;
  const { consult, participants } = found.call;
  const colleague = consult && participants[consult.colleagueId];
  const isHere = colleague?.joined === true && colleague.awaySince === null;
  if (!isHere || consult === null) return rejected('CONSULT_OVER');
  const { colleagueId } = consult;
  // The visitor would be off hold with a colleague who is in another call.
  if (colleague.isElsewhere === true) return rejected('COLLEAGUE_BUSY');
  const because = 'transfer' as const;
  const over = { callId, agentId, colleagueId, because };
  return accepted({ call: handedOver(found.call, { ...over, reason: 'left' }, now) });
}

/** Takes all off hold who are in no other call; the colleague is not among them. */
function allBack(call: CallOn, callId: string, by: string, now: Date): readonly CallEvent[] {
  return heldHere(call.participants).map(([joinerId, held]) =>
    offHold({ callId, joinerId, by }, held, now),
  );
}

function ledBy(call: Call, agentId: string) {
  const found = publisherOf(call, agentId);
  if (found.type === 'rejected') return found;
  const { origin } = found.call;
  return origin.kind === 'queue' && origin.agentId === agentId ? found : rejected('FORBIDDEN');
}

function sendsDirectly({ participants }: CallOn): boolean {
  return Object.values(participants).some(({ streams }) =>
    Object.values(streams).includes('direct'),
  );
}
