import { accepted, rejected } from '@foyer/contracts/decision';

import { defineCommand, Rejected, stream } from '#platform/cqrs';
import { NewId } from '#platform/clock';
import { Call, conclude } from '#contexts/calls';
import { freeOfConsult } from '../desk/consult-at-desk.js';
import { returnToLine } from './return-to-line.js';
import { admissionAt } from '../visit/admission-at.service.js';
import { TRIES } from './ringing.service.js';
import { Desk, Line, PortalAdmission, Visit } from '../streams.js';

export interface HandBack {
  readonly callId: string;
  readonly agentId: string;
  /** The portal in whose line the visitor waits from now on; null for the same. */
  readonly toPortalId: string | null;
  /** Why another portal; null for the same. */
  readonly reason: string | null;
}

/** An agent ends a call and gives the visitor back to a line, all in one append. */
export const ReturnToLine = defineCommand({
  name: 'ReturnToLine',
  tries: TRIES,
  needs: { newId: NewId },
  prepare: async ({ callId, agentId, toPortalId }: HandBack, { stateOf, needs }) => {
    const call = await stateOf(stream(Call, callId));
    if (call.stage === 'none') throw new Rejected('CALL_NOT_FOUND');
    const { origin } = call;
    if (origin.kind !== 'queue' || origin.agentId !== agentId) throw new Rejected('FORBIDDEN');
    // The last line of the visitor, which the call took over when it began.
    const fromPortalId = origin.portalId;
    const portalId = toPortalId ?? fromPortalId;
    const colleagueId = call.stage === 'on' ? (call.consult?.colleagueId ?? null) : null;
    return {
      ...{ visitId: origin.id, fromPortalId, portalId, colleagueId },
      nextCallId: needs.newId.next(),
    };
  },
  correlation: (_, { visitId }) => visitId,
  streams: (
    { callId, agentId },
    { prepared: { visitId, fromPortalId, portalId, colleagueId } },
  ) => ({
    colleague: colleagueId === null ? undefined : stream(Desk, colleagueId),
    call: stream(Call, callId),
    visit: stream(Visit, visitId),
    desk: stream(Desk, agentId),
    to: stream(Line, portalId),
    from: fromPortalId === portalId ? undefined : stream(Line, fromPortalId),
    admission: stream(PortalAdmission, portalId),
    fromAdmission: fromPortalId === portalId ? undefined : stream(PortalAdmission, fromPortalId),
  }),
  decide: (
    { call, visit, desk, to, from = to, ...states },
    { callId, agentId, reason },
    { now, prepared },
  ) => {
    if (call.stage !== 'on') return rejected('VISIT_OVER');
    const { colleagueId: memberId } = prepared;
    if ((call.consult?.colleagueId ?? null) !== memberId) return rejected('CONFLICT');
    const admission = admissionAt(states.admission, now);
    const { fromAdmission = states.admission } = states;
    // Taken from the portal in mid-call: it is no longer for this agent to say where its visitors
    // wait.
    if (!fromAdmission.memberIds.includes(agentId)) return rejected('NOT_A_PORTAL_MEMBER');
    const { startedAt: takenAt } = call;
    const data = { ...prepared, callId, agentId, takenAt, reason };
    const decision = returnToLine({ visit, from, to, admission, fromAdmission, desk }, data, {
      now,
    });
    if (decision.type === 'rejected') return decision;
    const leaves = { joinerId: agentId, reason: 'left' } as const;
    const conclusion = { callId, reason: 'agent-ended', endedBy: agentId, leaves } as const;
    const nothing = () => ({});
    const goesOn = {
      endsWhen: () => undefined,
      ...{ onEnd: nothing, onConsultEnd: nothing, onHandOver: nothing },
    };
    const { colleague } = states;
    const freed =
      colleague && memberId !== null ? freeOfConsult(colleague, { memberId, callId }, now) : [];
    return accepted({
      ...(colleague && { colleague: freed }),
      ...decision.events,
      ...conclude(call, {}, conclusion, goesOn, now),
    });
  },
});
