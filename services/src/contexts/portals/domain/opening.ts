import type { PortalEvent, SavedPortalException } from '@foyer/contracts/portals';

import { availabilityAt, type OpeningRules } from './availability.js';
import { nextOpening } from './next-change.js';
import { evolvePortal, type FollowedHours, type KnownPortal } from './portal.js';

/** Returns the rules that the opening of a portal depends on. */
export function openingRulesOf({
  hours,
  exceptions,
  timeZone,
}: Pick<KnownPortal, 'hours' | 'timeZone'> & {
  readonly exceptions: ReadonlyMap<string, SavedPortalException>;
}): OpeningRules {
  return { hours, exceptions: [...exceptions.values()], zone: timeZone };
}

/** How a portal stands by its hours at a moment. */
export function followedAt(portal: KnownPortal, now: Date): FollowedHours {
  return followedBy(openingRulesOf(portal), now);
}

/** How a portal with these rules stands by its hours at a moment. */
export function followedBy(rules: OpeningRules, now: Date): FollowedHours {
  return {
    withinHours: availabilityAt(rules, now).open,
    nextOpening: nextOpening(rules, now)?.toISOString() ?? null,
  };
}

/** The event by which a portal follows its hours; none where it does so already. */
export function followHours(portal: KnownPortal, now: Date): readonly PortalEvent[] {
  const followed = followedAt(portal, now);
  const { withinHours, nextOpening: next } = portal.followed;
  if (followed.withinHours === withinHours && followed.nextOpening === next) return [];
  return [{ type: 'PortalFollowedHours', data: { portalId: portal.id, ...followed } }];
}

/** Some events, and what of the opening follows from them at once. */
export function thenFollowHours(
  portal: KnownPortal,
  events: readonly PortalEvent[],
  now: Date,
): readonly PortalEvent[] {
  const after = events.reduce(evolvePortal, portal);
  return after.status === 'unknown' ? events : [...events, ...followHours(after, now)];
}
