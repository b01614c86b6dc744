import type { LineEvent } from '@foyer/contracts/visits';
import { OFFER_RINGS_MS } from '@foyer/contracts/visits';

import { chooseAgent } from './choose-agent.js';
import { nextToOffer } from '../line/line-order.js';
import { emptyLine, evolveLine } from '../line/state.js';

type Offered = Extract<LineEvent, { type: 'VisitorOffered' }>['data'];

/** One offer as it was made, and what becomes of it when it is decided once more. */
export interface ReplayedOffer extends Pick<
  Offered,
  'visitId' | 'agentId' | 'callLogic' | 'chosenBecause'
> {
  readonly at: string;
  readonly candidates: number;
  /** True if rule, candidates and seed give the same agent for the same reason. */
  readonly isReproduced: boolean;
  /** True if no older visitor could be offered to that agent. */
  readonly isInTurn: boolean;
}

/** Decides every offer of a line once more, from nothing but what the log kept. */
export function replayOffers(events: Iterable<LineEvent>): readonly ReplayedOffer[] {
  const offers: ReplayedOffer[] = [];
  let line = emptyLine;
  for (const event of events) {
    if (event.type === 'VisitorOffered') {
      const { visitId, agentId, callLogic, chosenBecause, candidates, seed } = event.data;
      const at = new Date(Date.parse(event.data.expiresAt) - OFFER_RINGS_MS);
      const choice = chooseAgent(callLogic, candidates, seed);
      offers.push({
        at: at.toISOString(),
        visitId,
        agentId,
        callLogic,
        chosenBecause,
        candidates: candidates.length,
        isReproduced: choice?.agentId === agentId && choice.chosenBecause === chosenBecause,
        isInTurn: nextToOffer(line, agentId, at)?.visitId === visitId,
      });
    }
    line = evolveLine(line, event);
  }
  return offers;
}
