import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { OFFER_RINGS_MS, type DeskEvent, type LineEvent } from '@foyer/contracts/visits';

import { chooseAgent, type Candidate } from './choose-agent.js';
import type { NotAsked } from '../desk/not-asked.js';
import { takesOffers, type Desk } from '../desk/state.js';
import { isOfferable, nextToOffer } from '../line/line-order.js';
import { visitorInLine, type Line } from '../line/state.js';
import type { Moment } from '../visit/moment.js';
import type { PortalAdmission } from '../visit/portal-admission.js';
import { seedOf } from './random-index.js';

/** An offer as it was planned; see `planOffers`. */
export interface OfferVisitor {
  readonly portalId: string;
  readonly visitId: string;
  /** Chance lies in this id, so that anyone who reads the event can repeat the choice. */
  readonly offerId: string;
  readonly agentId: string;
  /** All who could have been asked, as they stood; the agent is among them. */
  readonly candidates: readonly Candidate[];
  /** The others of the portal who are at work, and why they could not be asked. */
  readonly notAsked: readonly NotAsked[];
}

interface States {
  readonly line: Line;
  readonly desk: Desk;
  readonly admission: PortalAdmission;
}

interface Events {
  readonly line: readonly LineEvent[];
  readonly desk: readonly DeskEvent[];
}

/**
 * Lets it ring for a visitor at one desk. Refused where anything has changed since it was planned.
 */
export function offerVisitor(
  { line, desk, admission }: States,
  { portalId, visitId, offerId, agentId, candidates, notAsked }: OfferVisitor,
  { now }: Moment,
): Decision<Events> {
  const visitor = visitorInLine(line, visitId);
  if (!visitor) return rejected('VISITOR_NOT_WAITING');
  if (visitor.offer?.offerId === offerId) return accepted({ line: [], desk: [] });
  if (!admission.open) return rejected('PORTAL_CLOSED');
  if (!admission.memberIds.includes(agentId)) return rejected('NOT_A_PORTAL_MEMBER');
  if (!takesOffers(desk)) return rejected('AGENT_NOT_AVAILABLE');
  if (!isOfferable(visitor, agentId, now)) return rejected('CONFLICT');
  if (nextToOffer(line, agentId, now) !== visitor) return rejected('VISITOR_NOT_NEXT');
  const seed = seedOf(offerId);
  const choice = chooseAgent(admission.callLogic, candidates, seed);
  if (choice?.agentId !== agentId) return rejected('CONFLICT');
  const { chosenBecause } = choice;
  const { callLogic } = admission;
  const expiresAt = new Date(now.getTime() + OFFER_RINGS_MS).toISOString();
  const offer = { portalId, visitId, offerId, expiresAt };
  return accepted({
    line: [
      {
        type: 'VisitorOffered',
        data: {
          ...offer,
          agentId,
          callLogic,
          seed,
          chosenBecause,
          candidates: candidates.map((one) => ({ ...one, idleMs: idleFor(one, now) })),
          notAsked: [...notAsked],
        },
      },
    ],
    desk: [{ type: 'AgentOffered', data: { ...offer, memberId: agentId } }],
  });
}

/** How long an agent has been without a call; null where there was none yet. */
function idleFor({ lastCallEndedAt }: Candidate, now: Date): number | null {
  return lastCallEndedAt === null ? null : Math.max(0, now.getTime() - Date.parse(lastCallEndedAt));
}
