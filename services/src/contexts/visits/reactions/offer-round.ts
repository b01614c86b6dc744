import { Rejected } from '#platform/cqrs';
import type { OfferVisitor } from '../routing/offer-visitor.js';
import { nextReofferAt } from '../routing/next-reoffer-at.js';
import { planOffers, type RoutingSnapshot } from '../routing/plan-offers.js';
import type { RoutingSnapshotWatch } from './routing-snapshot-watch.js';

/** The parts that a round of offers needs. */
export interface OfferRoundParts {
  readonly routingSnapshot: RoutingSnapshotWatch;
  readonly now: () => Date;
  readonly newId: () => string;
  /** True if an agent could hear the ringing now. */
  readonly isReachable: (agentId: string) => boolean;
  /** True if a visitor has a page just now. */
  readonly isHere?: (visitId: string) => boolean;
  /** Makes an offer. @throws Rejected when things have changed since it was planned. */
  readonly offer: (offer: OfferVisitor) => Promise<void>;
}

/** The result of a round. */
export interface OfferRoundResult {
  /** Things had changed since the look; another round should take another look. */
  readonly again: boolean;
  /** The time when an agent who turned a visitor down can be asked again. */
  readonly nextAt: Date | undefined;
}

/** Looks at the routing snapshot once and makes every offer that is due. */
export async function offerRound(parts: OfferRoundParts): Promise<OfferRoundResult> {
  const { routingSnapshot, now, newId, isHere, offer } = parts;
  const seen = reachableOnly(await routingSnapshot.look(), parts.isReachable);
  const nextAt = nextReofferAt(seen, now());
  for (const planned of planOffers(seen, { now: now(), newId, ...(isHere && { isHere }) })) {
    // The seen states of these two are outdated after the offer, with any outcome.
    routingSnapshot.touchPortal(planned.portalId);
    routingSnapshot.touchDesk(planned.agentId);
    try {
      await offer(planned);
    } catch (error) {
      if (error instanceof Rejected) return { again: true, nextAt };
      throw error;
    }
  }
  return { again: false, nextAt };
}

function reachableOnly(
  { portals, desks }: RoutingSnapshot,
  isReachable: OfferRoundParts['isReachable'],
): RoutingSnapshot {
  return { portals, desks: new Map([...desks].filter(([agentId]) => isReachable(agentId))) };
}
