import { ApiError } from '@foyer/contracts/client';
import { isOpen } from '@foyer/contracts/portals';

import type { Kiosk } from './kiosk.js';
import { isOperating } from './opening/operating-hours.js';

/** Why a call that was asked for by the button or from afar does not begin; null where it does. */
export type Hindrance = 'NO_PORTAL' | 'CLOSED' | 'BUSY' | 'NO_CAMERA' | (string & {});

/**
 * Begins a call without anybody touching the screen: by the button beside it, or from afar. Who cannot type is announced by
 * the name of the device.
 * @param at Milliseconds since 1970.
 */
export async function beginCall(kiosk: Kiosk, at: number): Promise<Hindrance | null> {
  const { device, visit, media } = kiosk;
  const portal = kiosk.portal.get();
  if (!portal || visit === null) return 'NO_PORTAL';
  if (!isOpen(portal) || !isOperating(device.operatingHours, at)) return 'CLOSED';
  if (visit.state.get().view?.status === 'IN_END') visit.startOver();
  if (visit.state.get().phase !== 'outside') return 'BUSY';
  if (media.state.get().phase !== 'ready') return 'NO_CAMERA';
  try {
    const visitorName = portal.askClientName ? device.name : '';
    await visit.enter({ visitorName });
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.code : 'UNKNOWN';
  }
}
