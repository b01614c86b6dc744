import type { DeviceEvent } from '@foyer/contracts/devices';
import type { DeviceLoss } from '@foyer/contracts/payments';

import { MADE_UP_FOR_MS } from './closing-time.js';
import type { Engagement } from './terminal.js';

/** If a device may speak for its terminal, folded from the device's own stream. */
export interface DeviceAccess {
  readonly isDeactivated: boolean;
  readonly isDeleted: boolean;
  /** The key that it came in with is no longer valid, and it has not come in with the next one. */
  readonly isKeyReplaced: boolean;
}

export const fullAccess: DeviceAccess = {
  isDeactivated: false,
  isDeleted: false,
  isKeyReplaced: false,
};

export function evolveDeviceAccess(
  access: DeviceAccess,
  { type, data }: DeviceEvent,
): DeviceAccess {
  switch (type) {
    case 'DeviceActivated':
    case 'DeviceDeactivated':
      return { ...access, isDeactivated: type === 'DeviceDeactivated' };
    case 'DeviceDeleted':
      return { ...access, isDeleted: true };
    case 'DeviceSignedIn':
      return { ...access, isKeyReplaced: false };
    case 'DeviceSignedOut':
      return { ...access, isKeyReplaced: data.reason === 'key-replaced' };
    default:
      return access;
  }
}

/** A payment or reversal that is under way for longer is over for those who waited, in ms. */
const PAYMENT_MAX_MS = 3_600_000;

/** The time for which a terminal may be at one thing, in milliseconds. */
export function patienceWith({ request }: Pick<Engagement, 'request'>): number {
  // A kiosk that is switched off for the night reports its closing in the morning.
  return request === 'reconciliation' ? MADE_UP_FOR_MS : PAYMENT_MAX_MS;
}

/** The reason why a device cannot answer; undefined while its answer may still come. */
export function lossOf(access: DeviceAccess, isOverdue: boolean): DeviceLoss | undefined {
  if (access.isDeleted) return 'DEVICE_DELETED';
  if (access.isDeactivated) return 'DEVICE_DEACTIVATED';
  if (access.isKeyReplaced) return 'DEVICE_KEY_REPLACED';
  return isOverdue ? 'DEVICE_AWAY' : undefined;
}
