import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DeviceEvent } from '@foyer/contracts/devices';

import { isKnown, type DeviceState } from './device.js';
import { signedOut } from './sign-in.js';

/** A renewal token as it is shown. */
export interface ShownRenewal {
  readonly signInId: string;
  /** Its place among those of the sign-in. */
  readonly number: number;
}

/**
 * Uses up the renewal tokens before this one. It can come again itself: its answer can get lost, or
 * not yet be on the disk when the power is cut. Once the next one was shown, this one has an owner
 * and a thief, and they look alike: the sign-in ends for both (RFC 9700, 4.14.2).
 */
export function renewTokens(
  state: DeviceState,
  { signInId, number }: ShownRenewal,
): Decision<readonly DeviceEvent[], 'renewed' | 'reused'> {
  if (!isKnown(state)) return rejected('DEVICE_UNKNOWN');
  if (state.status === 'inactive') return rejected('DEVICE_DEACTIVATED');
  if (state.signInId === null) return rejected('SIGNED_OUT');
  if (state.signInId !== signInId) return rejected('DEVICE_ELSEWHERE');
  const { renewed } = state;
  if (renewed === number) return accepted([], 'renewed');
  if (renewed !== null && number < renewed) {
    return accepted(signedOut(state, 'token-reused'), 'reused');
  }
  const data = { deviceId: state.id, signInId, number };
  return accepted([{ type: 'DeviceTokensRenewed', data }], 'renewed');
}
