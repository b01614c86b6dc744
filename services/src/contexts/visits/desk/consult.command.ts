import { accepted, rejected } from '@foyer/contracts/decision';

import { type CommandRunner, defineCommand, Rejected, stream } from '#platform/cqrs';
import {
  acceptConsult,
  Call,
  DirectCalls,
  handOver,
  openConsult,
  returnFromConsult,
  startConsult,
  stopRinging,
} from '#contexts/calls';
import {
  answerConsultAt,
  consultExpiry,
  freeOfConsult,
  ringForConsult,
} from './consult-at-desk.js';
import { freedAfter } from '../visit/queue-call.js';
import { TRIES } from '../line/ringing.service.js';
import { Desk, PortalAdmission, Visit } from '../streams.js';

interface ByAgent {
  readonly callId: string;
  readonly agentId: string;
}

interface OfColleague {
  readonly callId: string;
  readonly colleagueId: string;
}

/** The call from a queue, as it is now. */
async function queueCall(stateOf: CommandRunner['stateOf'], callId: string) {
  const call = await stateOf(stream(Call, callId));
  if (call.stage !== 'on' || call.origin.kind !== 'queue') throw new Rejected('CALL_NOT_FOUND');
  const { id: visitId, portalId, agentId } = call.origin;
  return { visitId, portalId, agentId, colleagueId: call.consult?.colleagueId ?? null };
}

const correlation = ({ callId }: { readonly callId: string }) => callId;

/** An agent puts the visitor on hold and rings a colleague of the same portal, in one append. */
export const ConsultColleague = defineCommand({
  name: 'ConsultColleague',
  needs: { direct: DirectCalls },
  prepare: async ({ callId }: ByAgent & OfColleague, { needs: { direct }, stateOf }) => ({
    ...(await queueCall(stateOf, callId)),
    // Pages may be in the call and have sent nothing yet.
    isDirect: direct.has(callId),
  }),
  correlation,
  streams: ({ callId, colleagueId }, { prepared: { portalId } }) => ({
    call: stream(Call, callId),
    colleague: stream(Desk, colleagueId),
    admission: stream(PortalAdmission, portalId),
  }),
  decide: ({ call, colleague, admission }, data, { now, prepared }) => {
    const { callId, agentId, colleagueId } = data;
    const { portalId, visitId, isDirect } = prepared;
    const expiresAt = consultExpiry(now);
    const consult = { callId, agentId, colleagueId, expiresAt, isDirect };
    const asked = startConsult({ call }, consult, { now });
    if (asked.type === 'rejected') return asked;
    // Also who asks may have been taken from the portal in mid-call.
    const answersThere = (memberId: string) => admission.memberIds.includes(memberId);
    if (!answersThere(agentId) || !answersThere(colleagueId))
      return rejected('NOT_A_PORTAL_MEMBER');
    const of = { memberId: colleagueId, callId, portalId, visitId, by: agentId, expiresAt };
    const rung = ringForConsult(colleague, of);
    if (rung.type === 'rejected') return rung;
    return accepted({ call: asked.events.call, colleague: rung.events });
  },
});

/** A colleague who is rung comes to the call. */
export const AcceptConsult = defineCommand({
  name: 'AcceptConsult',
  correlation,
  streams: ({ callId, colleagueId }: OfColleague) => ({
    call: stream(Call, callId),
    colleague: stream(Desk, colleagueId),
  }),
  decide: ({ call, colleague }, { callId, colleagueId }, { now }) => {
    const coming = acceptConsult({ call }, { callId, colleagueId }, { now });
    if (coming.type === 'rejected') return coming;
    if (coming.events.call.length === 0) return accepted({ call: [], colleague: [] });
    const engaged = answerConsultAt(colleague, { memberId: colleagueId, callId });
    if (engaged.type === 'rejected') return engaged;
    return accepted({ call: coming.events.call, colleague: engaged.events });
  },
});

/** A colleague says no, or did not answer. */
export const StopConsultRinging = defineCommand({
  name: 'StopConsultRinging',
  correlation,
  streams: ({
    callId,
    colleagueId,
  }: OfColleague & { readonly reason: 'rejected' | 'unanswered' }) => ({
    call: stream(Call, callId),
    colleague: stream(Desk, colleagueId),
  }),
  decide: ({ call, colleague }, { callId, colleagueId, reason }, { now }) => {
    const over = stopRinging({ call }, { callId, colleagueId, reason }, { now });
    if (over.type === 'rejected') return over;
    if (over.events.call.length === 0) return accepted({ call: [], colleague: [] });
    const freed = freeOfConsult(colleague, { memberId: colleagueId, callId }, now);
    return accepted({ call: over.events.call, colleague: freed });
  },
});

/** An agent brings the visitor and the colleague together. */
export const OpenConsult = defineCommand({
  name: 'OpenConsult',
  correlation,
  streams: ({ callId }: ByAgent) => ({ call: stream(Call, callId) }),
  decide: (states, data, moment) => openConsult(states, data, moment),
});

/** An agent returns to the visitor alone; the colleague is free in the same append. */
export const ReturnFromConsult = defineCommand({
  name: 'ReturnFromConsult',
  tries: TRIES,
  prepare: ({ callId }: ByAgent, { stateOf }) => queueCall(stateOf, callId),
  correlation,
  streams: ({ callId }, { prepared: { colleagueId } }) => ({
    call: stream(Call, callId),
    colleague: colleagueId === null ? undefined : stream(Desk, colleagueId),
  }),
  decide: ({ call, colleague }, { callId, agentId }, { now, prepared: { colleagueId } }) => {
    const asked = call.stage === 'on' ? (call.consult?.colleagueId ?? null) : null;
    if (asked !== colleagueId) return rejected('CONFLICT');
    const back = returnFromConsult({ call }, { callId, agentId }, { now });
    if (back.type === 'rejected') return back;
    if (!colleague || colleagueId === null) return accepted({ call: back.events.call });
    const freed = freeOfConsult(colleague, { memberId: colleagueId, callId }, now);
    return accepted({ call: back.events.call, colleague: freed });
  },
});

/** An agent hands the visitor over to the colleague, and is in wrap-up, in one append. */
export const HandOverCall = defineCommand({
  name: 'HandOverCall',
  prepare: ({ callId }: ByAgent, { stateOf }) => queueCall(stateOf, callId),
  correlation,
  streams: ({ callId, agentId }, { prepared: { portalId, visitId } }) => ({
    call: stream(Call, callId),
    desk: stream(Desk, agentId),
    visit: stream(Visit, visitId),
    admission: stream(PortalAdmission, portalId),
  }),
  decide: ({ call, desk, admission }, { callId, agentId }, { now, prepared }) => {
    const { portalId, visitId } = prepared;
    const over = handOver({ call }, { callId, agentId }, { now });
    if (over.type === 'rejected') return over;
    const colleagueId = call.stage === 'on' ? (call.consult?.colleagueId ?? '') : '';
    const data = { visitId, agentId: colleagueId, fromId: agentId };
    return accepted({
      call: over.events.call,
      desk: freedAfter({ desk, admission }, { agentId, callId, portalId }, now),
      visit: [{ type: 'VisitHandedOver', data } as const],
    });
  },
});
