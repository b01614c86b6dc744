import type { CallEvent, ConsultEndReason, callConsultEvents } from '@foyer/contracts/calls';

import type { CallOn, MissedConsult } from './state.js';

type ConsultEvent = Extract<CallEvent, { type: (typeof callConsultEvents)[number]['type'] }>;

/** Applies the events of a consult to a call. */
export function evolveConsult(call: CallOn, event: ConsultEvent): CallOn {
  const { joinerId } = event.data;
  switch (event.type) {
    case 'CallConsultStarted': {
      const { expiresAt } = event.data;
      const consult = { colleagueId: joinerId, stage: 'ringing', expiresAt } as const;
      return { ...call, consult, missed: null };
    }
    case 'CallConsultAccepted':
      return { ...call, consult: call.consult && { ...call.consult, stage: 'talking' } };
    case 'CallConsultOpened': {
      const { aside, toAll } = call.board;
      const consult = call.consult && { ...call.consult, stage: 'together' as const };
      return { ...call, consult, board: { toAll: aside ?? toAll, aside: null } };
    }
    case 'CallConsultEnded': {
      // A person who was asked once has no lasting place in the call.
      const { [joinerId]: _, ...participants } = call.participants;
      const missed = missedBy(call, event.data.reason);
      return { ...call, consult: null, missed, participants, board: withoutAside(call) };
    }
    case 'CallHandedOver': {
      const { origin } = call;
      const { [event.data.from]: _, ...participants } = call.participants;
      const mine = origin.kind === 'queue' ? { ...origin, agentId: joinerId } : origin;
      return { ...call, origin: mine, consult: null, participants, board: withoutAside(call) };
    }
  }
}

/** Agent and colleague see what all see again. */
const withoutAside = ({ board }: CallOn): CallOn['board'] => ({ ...board, aside: null });

/** The reasons shown to the agent, if the consult did not end by the agent. */
const MISSED: Readonly<Partial<Record<ConsultEndReason, MissedConsult['stage']>>> = {
  rejected: 'rejected',
  unanswered: 'unanswered',
  'colleague-left': 'left',
  'colleague-lost': 'lost',
};

function missedBy({ consult }: CallOn, reason: ConsultEndReason): CallOn['missed'] {
  const stage = MISSED[reason];
  if (consult === null || stage === undefined) return null;
  const { colleagueId, expiresAt } = consult;
  return { colleagueId, stage, expiresAt };
}

/** True if a third person would be in a call in which agent and colleague talk in private. */
export function isUnheard({ consult, origin }: CallOn, joinerId: string): boolean {
  if (consult === null || consult.stage === 'together') return false;
  const agentId = origin.kind === 'queue' ? origin.agentId : null;
  return joinerId !== consult.colleagueId && joinerId !== agentId;
}
