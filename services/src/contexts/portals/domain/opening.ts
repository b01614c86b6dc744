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

type TurnedBy = Extract<PortalEvent, { type: 'PortalFollowedHours' }>['data']['turnedBy'];

/**
 * The event by which a portal follows its hours; none where it does so already.
 * @param by what opens or closes it; undefined where the time does
 */
export function followHours(portal: KnownPortal, now: Date, by?: 'change'): readonly PortalEvent[] {
  const followed = followedAt(portal, now);
  const { withinHours, nextOpening: next } = portal.followed;
  const isSame = followed.withinHours === withinHours;
  if (isSame && followed.nextOpening === next) return [];
  // A portal that an administrator has closed opens and closes by no hours.
  const turns = !isSame && portal.status === 'open';
  const turnedBy: TurnedBy = turns ? (by ?? decidedBy(portal, now)) : 'none';
  return [{ type: 'PortalFollowedHours', data: { portalId: portal.id, ...followed, turnedBy } }];
}

const decidedBy = (portal: KnownPortal, now: Date): TurnedBy =>
  availabilityAt(openingRulesOf(portal), now).exceptionId === null ? 'week' : 'exception';

/** Some events, and what of the opening follows from them at once. */
export function thenFollowHours(
  portal: KnownPortal,
  events: readonly PortalEvent[],
  now: Date,
): readonly PortalEvent[] {
  const after = events.reduce(evolvePortal, portal);
  return after.status === 'unknown' ? events : [...events, ...followHours(after, now, 'change')];
}
