import { accepted, type Decision } from '@foyer/contracts/decision';
import type { DeviceEvent } from '@foyer/contracts/devices';

import { isKnown, type DeviceState } from './device.js';

/** A device is connected. */
export function cameOnline(state: DeviceState, at: string): Decision<readonly DeviceEvent[]> {
  return isKnown(state) && !state.isOnline
    ? accepted([{ type: 'DeviceCameOnline', data: { deviceId: state.id, at } }])
    : accepted([]);
}

/** A device has been silent for too long. */
export function wentOffline(
  state: DeviceState,
  { at, lastSeenAt }: { readonly at: string; readonly lastSeenAt: string },
): Decision<readonly DeviceEvent[]> {
  return isKnown(state) && state.isOnline
    ? accepted([{ type: 'DeviceWentOffline', data: { deviceId: state.id, at, lastSeenAt } }])
    : accepted([]);
}
