import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeviceEvent } from '@foyer/contracts/devices';

import { isKnown, type DeviceState } from './device.js';
import type { KnownDevice } from './known-device.js';

type SignOutReason = Extract<DeviceEvent, { type: 'DeviceSignedOut' }>['data']['reason'];

export interface SignIn {
  /** The key that was shown and found right; another one may count by now. */
  readonly keyId: string;
  readonly signInId: string;
  readonly at: string;
}

/** Lets a device in by its key. An earlier sign-in no longer speaks for it. */
export function signIn(
  state: DeviceState,
  { keyId, signInId, at }: SignIn,
): Decision<readonly DeviceEvent[]> {
  if (!isKnown(state) || state.keyId !== keyId) return rejected('DEVICE_KEY_WRONG');
  if (state.status === 'inactive') return rejected('DEVICE_DEACTIVATED');
  return accepted([
    ...signedOut(state, 'elsewhere'),
    { type: 'DeviceSignedIn', data: { deviceId: state.id, signInId, at } },
  ]);
}

/** Gives a device another key; the one before, and all sign-ins with it, are no longer valid. */
export function issueKey(state: DeviceState, keyId: string): Decision<readonly DeviceEvent[]> {
  if (!isKnown(state)) return rejected('DEVICE_NOT_FOUND');
  if (state.keyId === keyId) return accepted([]);
  return accepted([
    { type: 'DeviceKeyIssued', data: { deviceId: state.id, keyId } },
    ...signedOut(state, 'key-replaced'),
  ]);
}

/** Ends the sign-in that speaks for a device, where there is one. */
export function signedOut(
  { id: deviceId, signInId }: KnownDevice,
  reason: SignOutReason,
): readonly DeviceEvent[] {
  return signInId === null
    ? []
    : [{ type: 'DeviceSignedOut', data: { deviceId, signInId, reason } }];
}
