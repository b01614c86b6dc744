import type { PortalRoutesBody, WeekAvailability } from '@foyer/contracts/portals';

/** The parts of a portal that one write can set; an absent part stays. */
export interface PortalWrite extends Omit<PortalRoutesBody, 'memberIds' | 'groupIds'> {
  /** The exact set of members, or those who are added to and removed from it. */
  readonly memberIds?: readonly string[] | undefined;
  readonly addMemberIds?: readonly string[] | undefined;
  readonly removeMemberIds?: readonly string[] | undefined;
  /** Exactly which groups answer there as a whole. */
  readonly groupIds?: readonly string[] | undefined;
  /** Opening hours by the clock of its time zone. */
  readonly availability?: WeekAvailability | undefined;
}
