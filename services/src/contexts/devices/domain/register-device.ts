import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeviceEvent } from '@foyer/contracts/devices';

import { eventsOfChange, type DeviceChange } from './change-device.js';
import { isKnown, type DeviceState } from './device.js';
import { initialSettings } from './initial-settings.js';
import type { DevicePlace } from './known-device.js';

export interface RegisterDevice {
  readonly deviceId: string;
  readonly place: DevicePlace;
  readonly settings: Pick<DeviceChange, 'portalId' | 'operation'>;
  /** The key in the vault that it is to sign in with. */
  readonly keyId: string;
}

/**
 * True for `isNew` if the given key is valid from now on: a device that was there before keeps its
 * own.
 */
export interface Registered {
  readonly isNew: boolean;
}

/** Adds a device. The same device again changes nothing. */
export function registerDevice(
  state: DeviceState,
  { deviceId, place, settings, keyId }: RegisterDevice,
): Decision<readonly DeviceEvent[], Registered> {
  if (state.status === 'unknown') {
    const device = { status: 'active', id: deviceId, place, ...initialSettings } as const;
    return accepted(
      [
        { type: 'DeviceRegistered', data: { deviceId, ...place } },
        ...eventsOfChange(device, settings),
        { type: 'DeviceKeyIssued', data: { deviceId, keyId } },
      ],
      { isNew: true },
    );
  }
  const isRepeat = isKnown(state) && eventsOfChange(state, { place, ...settings }).length === 0;
  return isRepeat ? accepted([], { isNew: false }) : rejected('ID_ALREADY_USED');
}
