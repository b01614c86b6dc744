import type { Rejected } from '../../clients/no-answer.js';
import { onDesk, onVisit, type Effect } from './effects.js';
import type { Agent, SimulatedOffice } from './simulated-office.js';

interface Take {
  readonly visitId: string;
  readonly agent: Agent;
  readonly offerId: string | null;
}

/** Returns the facts about visit and desk in a refusal to the agent there. */
export function notificationsOfTake(
  { code, sentence }: Rejected,
  { visitId, agent, offerId }: Take,
  office: SimulatedOffice,
): readonly Effect[] | undefined {
  const agentId = agent.id;
  const waits = { kind: 'isWaiting', offerId } as const;
  switch (code) {
    case 'VISITOR_TAKEN': {
      const winner = office.agents.find(({ name }) => sentence.startsWith(name));
      if (!winner || winner === agent) return undefined;
      return [onVisit(visitId, { kind: 'isTakenBy', agentId: winner.id })];
    }
    case 'VISIT_NOT_FOUND':
      return [onVisit(visitId, { kind: 'isUnknown' })];
    case 'VISIT_OVER':
      return [onVisit(visitId, { kind: 'isOverFor', agentId })];
    case 'VISITOR_NOT_WAITING':
      return [onVisit(visitId, { kind: 'isNotInLine' })];
    case 'AGENT_BUSY':
      return [
        onVisit(visitId, { ...waits, because: code }),
        onDesk(agentId, { kind: 'isBusy', visitId }),
      ];
    case 'AGENT_NOT_AVAILABLE':
      return [
        onVisit(visitId, { ...waits, because: code }),
        onDesk(agentId, { kind: 'isNotAvailable' }),
      ];
    case 'OFFER_OVER':
    case 'VISITOR_OFFERED_ELSEWHERE':
    case 'VISITOR_AWAY':
    case 'VISITOR_NOT_NEXT':
      return [
        onVisit(visitId, { ...waits, because: code }),
        onDesk(agentId, { kind: 'couldTake' }),
      ];
    default:
      return undefined;
  }
}
