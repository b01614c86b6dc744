import {
  everyMember,
  evolveMembership,
  noMembership,
  type PortalEvent,
  type PortalMembership,
} from '@foyer/contracts/portals';
import type { VisitEvent } from '@foyer/contracts/visits';

import type { PayingCall } from './paying-call.js';

/** The place of the visitor of a call: at a device, or null in their own browser. */
export interface VisitPlace {
  readonly deviceId: string | null;
}

export const noPlace: VisitPlace = { deviceId: null };

export function evolveVisitPlace(state: VisitPlace, event: VisitEvent): VisitPlace {
  return event.type === 'VisitOriginNoted' ? { deviceId: event.data.deviceId } : state;
}

/** The members who serve a portal, and how each came to it. */
export interface PortalStaff {
  readonly membership: PortalMembership;
  readonly memberIds: readonly string[];
}

export const noStaff: PortalStaff = { membership: noMembership, memberIds: [] };

export function evolvePortalStaff(state: PortalStaff, event: PortalEvent): PortalStaff {
  if (event.type === 'PortalDeleted') return noStaff;
  const membership = evolveMembership(state.membership, event);
  return membership === state.membership
    ? state
    : { membership, memberIds: everyMember(membership) };
}

/** The parts of a call and of a terminal's portal that decide if the terminal may be charged. */
export interface Reach {
  readonly call: PayingCall;
  readonly place: VisitPlace;
  /** Of the portal at which the terminal stands. */
  readonly staff: Pick<PortalStaff, 'memberIds'>;
}

/**
 * A member charges the terminal of the device in the call, and those of portals that the member
 * serves.
 */
export function mayCharge(
  { call, place, staff }: Reach,
  { deviceId, memberId }: { readonly deviceId: string; readonly memberId: string },
): boolean {
  const isInCall =
    place.deviceId === deviceId || (call.stage === 'on' && call.deviceIds.includes(deviceId));
  return isInCall || staff.memberIds.includes(memberId);
}
