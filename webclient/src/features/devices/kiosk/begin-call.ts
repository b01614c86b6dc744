import { ApiError } from '@foyer/contracts/client';
import { isOpen } from '@foyer/contracts/portals';

import type { Kiosk } from './kiosk.js';
import { isOperating } from './opening/operating-hours.js';

/**
 * The reason why a call that was requested by the button or remotely does not begin; null if it
 * begins.
 */
export type Hindrance = 'NO_PORTAL' | 'CLOSED' | 'BUSY' | 'NO_CAMERA' | (string & {});

/**
 * Begins a call without a touch on the screen: by the button next to it, or remotely. Its visitor
 * cannot type, and is announced by the name of the device.
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
