import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import { DEVICE_RENEWAL_GRACE_MS, type DeviceEvent } from '@foyer/contracts/devices';

import { isKnown, type DeviceState } from './device.js';
import { signedOut } from './sign-in.js';

/** A renewal token as it is shown. */
export interface ShownToken {
  readonly signInId: string;
  /** Its place among those of the sign-in. */
  readonly number: number;
  readonly at: string;
}

/**
 * Uses up a renewal token, and those before it. The last one is good for a while more, as its
 * answer can be lost. Later it has an owner and a thief, and they look the same: the sign-in ends
 * for both (RFC 9700, 4.14.2).
 */
export function renewTokens(
  state: DeviceState,
  { signInId, number, at }: ShownToken,
): Decision<readonly DeviceEvent[], 'renewed' | 'reused'> {
  if (!isKnown(state)) return rejected('DEVICE_UNKNOWN');
  if (state.status === 'inactive') return rejected('DEVICE_DEACTIVATED');
  if (state.signInId === null) return rejected('SIGNED_OUT');
  if (state.signInId !== signInId) return rejected('DEVICE_ELSEWHERE');
  const { renewed } = state;
  if (renewed === null || number > renewed.number) {
    const data = { deviceId: state.id, signInId, number, at };
    return accepted([{ type: 'DeviceTokensRenewed', data }], 'renewed');
  }
  const age = Date.parse(at) - Date.parse(renewed.at);
  const isRepeat = number === renewed.number && age <= DEVICE_RENEWAL_GRACE_MS;
  return isRepeat ? accepted([], 'renewed') : accepted(signedOut(state, 'token-reused'), 'reused');
}
