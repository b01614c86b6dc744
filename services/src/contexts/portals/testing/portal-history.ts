import type { PortalEvent } from '@foyer/contracts/portals';

import { evolvePortal, initialPortal, type PortalState } from '../domain/portal.js';

/** Ids that read as what they stand for. */
export const ids = {
  portal: '01990000-0000-7000-8000-00000000000a',
  other: '01990000-0000-7000-8000-00000000000b',
  pin: '01990000-0000-7000-8000-0000000000c1',
  newPin: '01990000-0000-7000-8000-0000000000c2',
  ada: '01990000-0000-7000-8000-0000000000e1',
  tom: '01990000-0000-7000-8000-0000000000e2',
} as const;

const portalId = ids.portal;

export const created: PortalEvent = {
  type: 'PortalCreated',
  data: { portalId, name: 'Reception', shortlink: 'reception', timeZone: 'Europe/Vienna' },
};
export const activated: PortalEvent = { type: 'PortalActivated', data: { portalId } };
export const deleted: PortalEvent = { type: 'PortalDeleted', data: { portalId } };
export const pinSet: PortalEvent = { type: 'PortalPinSet', data: { portalId, pinId: ids.pin } };
export const memberAdded = (memberId: string): PortalEvent => ({
  type: 'PortalMemberAdded',
  data: { portalId, memberId },
});

export function portalAfter(...events: readonly PortalEvent[]): PortalState {
  return events.reduce(evolvePortal, initialPortal);
}
