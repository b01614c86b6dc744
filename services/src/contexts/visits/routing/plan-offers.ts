import { countBreaksToday } from '../desk/breaks.js';
import { chooseAgent } from './choose-agent.js';
import { newDesk, takesOffers, type Desk } from '../desk/state.js';
import { whyNotAsked, type NotAsked } from '../desk/not-asked.js';
import { isDeclined, isPickable } from '../line/line-order.js';
import type { Line } from '../line/state.js';
import type { OfferVisitor } from './offer-visitor.js';
import { oldestFirst } from '../line/oldest-first.js';
import type { PortalAdmission } from '../visit/portal-admission.js';
import { seedOf } from './random-index.js';

/** The visitors who wait at a portal, and the portal's rules. */
export interface RoutingPortal {
  readonly portalId: string;
  readonly admission: PortalAdmission;
  readonly line: Line;
}

/** All portals and all desks at one moment. */
export interface RoutingSnapshot {
  readonly portals: readonly RoutingPortal[];
  readonly desks: ReadonlyMap<string, Desk>;
}

interface Moment {
  readonly now: Date;
  /** True if a page of the visit is connected now. */
  readonly isHere?: (visitId: string) => boolean;
}

/**
 * Plans which visitors to offer to which agents now. The visitor who has waited longest, over all
 * portals, comes first, then the next one. It ends when no agent is left, or no visitor may be
 * offered to those left. Offers must be made in the given order. A visitor whose page is gone just
 * now rings at no desk. The page may be back in a moment, so those behind wait for that moment.
 */
export function planOffers(
  { portals, desks }: RoutingSnapshot,
  { now, newId, isHere = () => true }: Moment & { readonly newId: () => string },
): readonly OfferVisitor[] {
  const free = new Set([...desks].filter(([, desk]) => takesOffers(desk)).map(([id]) => id));
  const eligible = eligibleMembers(portals, free);
  const plan: OfferVisitor[] = [];
  const walk = oldestFirst(portals.filter(({ admission }) => admission.open));
  for (let step = walk.next(); !step.done && free.size > 0;) {
    const { portal, visitor } = step.value;
    const { portalId, admission } = portal;
    const members = eligible.get(portalId) ?? new Set();
    for (const id of Object.keys(visitor.declinedAt))
      if (isDeclined(visitor, id, now)) members.delete(id);
    const rings = isPickable(visitor) && members.size > 0;
    if (rings && !isHere(visitor.visitId)) {
      step = walk.next('skip-line');
      continue;
    }
    if (rings) {
      const candidates = [...members].map((id) =>
        candidate(id, desks.get(id) ?? newDesk, now, admission.timeZone),
      );
      const offerId = newId();
      const choice = chooseAgent(admission.callLogic, candidates, seedOf(offerId));
      if (choice) {
        const { agentId } = choice;
        const notAsked = othersAtWork(admission.memberIds, members, {
          ...{ desks, free },
          cameFrom: visitor.cameFrom,
        });
        plan.push({ portalId, visitId: visitor.visitId, offerId, agentId, candidates, notAsked });
        free.delete(agentId);
        for (const others of eligible.values()) others.delete(agentId);
      }
    }
    step = walk.next(members.size === 0 ? 'skip-line' : undefined);
  }
  return plan;
}

/** Those of a portal who are at work and are no candidates, and why. */
function othersAtWork(
  memberIds: readonly string[],
  candidates: ReadonlySet<string>,
  {
    desks,
    free,
    cameFrom,
  }: {
    readonly desks: RoutingSnapshot['desks'];
    readonly free: ReadonlySet<string>;
    readonly cameFrom: string | null;
  },
): readonly NotAsked[] {
  return memberIds.flatMap((agentId): readonly NotAsked[] => {
    const desk = desks.get(agentId);
    if (!desk || candidates.has(agentId)) return [];
    if (free.has(agentId)) {
      return [{ agentId, because: agentId === cameFrom ? 'just-had' : 'turned-down' }];
    }
    // Free as the desk says, and not any more: an older visitor of this round is offered there.
    const because = whyNotAsked(desk) ?? (takesOffers(desk) ? 'rings-already' : undefined);
    return because === undefined ? [] : [{ agentId, because }];
  });
}

/**
 * By portal, the free agents who belong to it; anyone who turns an older visitor down is taken out
 * on the way along the line.
 */
function eligibleMembers(
  portals: readonly RoutingPortal[],
  free: ReadonlySet<string>,
): ReadonlyMap<string, Set<string>> {
  return new Map(
    portals.map(({ portalId, admission }) => [
      portalId,
      new Set(admission.memberIds.filter((id) => free.has(id))),
    ]),
  );
}

function candidate(agentId: string, desk: Desk, now: Date, timeZone: string) {
  const { breaks, lastCallEndedAt } = desk;
  return { agentId, breaksToday: countBreaksToday(breaks, now, timeZone), lastCallEndedAt };
}
