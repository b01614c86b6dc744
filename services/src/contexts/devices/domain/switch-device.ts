import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeviceEvent } from '@foyer/contracts/devices';

import { isKnown, type DeviceState } from './device.js';
import { signedOut } from './sign-in.js';

/**
 * Lets a device in again, or shuts it out. Its sign-in rests meanwhile and counts again later: no
 * one has to go there with the key. Doing it again changes nothing.
 */
export function switchDevice(
  state: DeviceState,
  active: boolean,
): Decision<readonly DeviceEvent[]> {
  if (!isKnown(state)) return rejected('DEVICE_NOT_FOUND');
  if ((state.status === 'active') === active) return accepted([]);
  const data = { deviceId: state.id };
  return accepted([{ type: active ? 'DeviceActivated' : 'DeviceDeactivated', data }]);
}

/** Deletes a device; its history stays, and its id is never given again. */
export function deleteDevice(state: DeviceState): Decision<readonly DeviceEvent[]> {
  if (state.status === 'unknown') return rejected('DEVICE_NOT_FOUND');
  if (!isKnown(state)) return accepted([]);
  return accepted([
    ...signedOut(state, 'deleted'),
    { type: 'DeviceDeleted', data: { deviceId: state.id } },
  ]);
}

/**
 * Gives a device another picture, or takes it away; the result is the file that nothing names any
 * more.
 */
export function changeAvatar(
  state: DeviceState,
  picture: Extract<DeviceEvent, { type: 'DeviceAvatarChanged' }>['data']['picture'],
): Decision<readonly DeviceEvent[], string | null> {
  if (!isKnown(state)) return rejected('DEVICE_NOT_FOUND');
  const { id: deviceId, avatarFileId } = state;
  return picture === null && avatarFileId === null
    ? accepted([], null)
    : accepted([{ type: 'DeviceAvatarChanged', data: { deviceId, picture } }], avatarFileId);
}
