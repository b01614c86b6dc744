import type { TestEnvironment } from './environment.js';
import type { Answer, FrontDesk } from './front-desk.js';
import type { AgentStep } from './scenario.js';

/** The codes that an agent who did not get a visitor may receive. */
const FAIR_REJECTIONS: readonly Answer['code'][] = [
  'VISITOR_TAKEN',
  'VISITOR_OFFERED_ELSEWHERE',
  'VISITOR_NOT_NEXT',
  'VISITOR_NOT_WAITING',
  'VISITOR_AWAY',
  'VISIT_OVER',
  'OFFER_OVER',
  'AGENT_BUSY',
  'AGENT_NOT_AVAILABLE',
  'NOT_A_PORTAL_MEMBER',
  'CONFLICT',
  'NO_ANSWER',
];

/** An agent does the next thing, at a page that is connected to `server`. */
export async function agentDoes(
  environment: TestEnvironment,
  server: FrontDesk,
  index: number,
  step: AgentStep,
): Promise<void> {
  const { visits } = environment;
  const memberId = environment.agentIds[index] ?? '';
  const take = (data: Omit<Taking, 'agentId'>) =>
    takeAndCheck(environment, server, { ...data, agentId: memberId });
  switch (step.do) {
    case 'come':
      await server.openDesk({ memberId });
      return;
    case 'lose':
      await server.loseDesk({ memberId, lostSince: environment.clock.now().toISOString() });
      return;
    case 'vanish':
      await server.closeDesk({ memberId, reason: 'connection-lost' });
      return;
    case 'set':
      await server.setAvailability({ memberId, availability: step.availability });
      return;
    case 'be-set': {
      const { state } = step;
      await server.setAgentState({ memberId, state, breakKind: null, setBy: memberId });
      return;
    }
    case 'accept':
    case 'accept-twice': {
      const engagement = await server.engagement(memberId);
      if (engagement.kind !== 'offered') return;
      const { portalId, visitId, offerId } = engagement;
      const accept = () => take({ portalId, visitId, offerId });
      await Promise.all(step.do === 'accept' ? [accept()] : [accept(), accept()]);
      return;
    }
    case 'reject': {
      const engagement = await server.engagement(memberId);
      if (engagement.kind !== 'offered') return;
      const { portalId, visitId, offerId } = engagement;
      await server.endOffer({ portalId, visitId, offerId, agentId: memberId, reason: 'rejected' });
      return;
    }
    case 'pick-next': {
      const portalId = environment.portalOf(step.portal);
      const { next } = await server.line(portalId);
      if (next !== undefined) await take({ portalId, visitId: next, offerId: null });
      return;
    }
    case 'grab':
    case 'grab-with-reason': {
      const { visitId = '' } = visits[step.visitor % visits.length] ?? {};
      const reason = step.do === 'grab' ? null : 'A wheelchair';
      const { portalId } = (await server.whereabouts(visitId)) ?? {};
      if (portalId !== undefined) await take({ portalId, visitId, offerId: null, reason });
      return;
    }
    case 'hand-back':
    case 'transfer': {
      const engagement = await server.engagement(memberId);
      if (engagement.kind !== 'inCall') return;
      const toPortalId = step.do === 'transfer' ? environment.portalOf(step.portal) : null;
      const { callId } = engagement;
      const reason = toPortalId === null ? null : 'Belongs elsewhere';
      await server.returnToLine({ callId, agentId: memberId, toPortalId, reason });
      return;
    }
    case 'hang-up': {
      const engagement = await server.engagement(memberId);
      if (engagement.kind !== 'inCall') return;
      await server.endCall({ callId: engagement.callId, endedBy: memberId });
    }
  }
}

type Taking = Parameters<FrontDesk['take']>[0];

/** Takes a visitor, and checks that the agent receives a true answer. */
async function takeAndCheck(
  { referee: { violations, lines } }: TestEnvironment,
  server: FrontDesk,
  data: Taking,
): Promise<void> {
  const { code, details } = await server.take(data);
  // An agent who took the visitor may have given the visitor back since.
  if (code === 'DONE' && !lines.hasTaken(data.agentId, data.visitId)) {
    violations.push(`${data.agentId} is told to have won, and has not`);
  }
  if (code === 'VISITOR_TAKEN' && !lines.hasTaken(details.agentId ?? '', data.visitId)) {
    violations.push(`the wrong agent is named to those who were slower`);
  }
  if (!FAIR_REJECTIONS.includes(code) && code !== 'DONE') {
    violations.push(`taking a visitor is refused with ${code}`);
  }
}
