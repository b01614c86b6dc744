import type { DeviceDisplay, OperatingHours } from '@foyer/contracts/devices';
import type { ClientStatus } from '@foyer/contracts/visits';

import { isWithinHours } from './operating-hours.js';

export interface Displayed {
  readonly online: boolean;
  readonly deactivated: boolean;
  readonly portalOpen: boolean;
  readonly status: ClientStatus;
  readonly operatingHours: OperatingHours;
}

/**
 * How a device is shown. One that is out of order serves no more visitors than one that is not
 * there. A device that is in a call is so also after hours.
 */
export function displayOf(
  { online, deactivated, portalOpen, status, operatingHours }: Displayed,
  now: Date,
): DeviceDisplay {
  if (!online || deactivated || status === 'IN_ERROR') return 'Offline';
  if (status === 'IN_CALL') return 'In Call';
  return portalOpen && isWithinHours(operatingHours, now) ? 'Online' : 'Closed';
}
