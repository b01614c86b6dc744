import { accepted } from '@foyer/contracts/decision';

import { NewId } from '#platform/clock';
import { defineCommand, Rejected, stepOf } from '#platform/cqrs';
import { DEVICE_KEY_SELECTOR_LENGTH } from '@foyer/contracts/devices';
import { DeviceKeyBudget, guess, Tokens } from '#contexts/identity';
import { signIn } from './sign-in.js';
import { asDevice } from './as-device.js';
import { DeviceKeys } from '../adapters/device-keys.js';
import { deviceOf } from '../streams.js';

export interface KeyShown {
  readonly key: string;
  /** The device that the key claims to belong to. */
  readonly deviceId?: string | undefined;
  /** The address from which it is shown. */
  readonly address: string;
}

/** Lets a device in by its key; an earlier sign-in no longer speaks for it. */
export const SignInDevice = defineCommand({
  name: 'SignInDevice',
  needs: { keys: DeviceKeys, budget: DeviceKeyBudget, tokens: Tokens, newId: NewId },
  handle: async (shown: KeyShown, { context, needs, run }) => {
    const { keys, budget, tokens, newId } = needs;
    const target = shown.key.slice(0, DEVICE_KEY_SELECTOR_LENGTH);
    const about = { target, address: shown.address, wrong: 'DEVICE_KEY_WRONG' } as const;
    const known = await guess(budget, about, async () => {
      const found = await keys.find(shown.key);
      if (!found || (shown.deviceId !== undefined && shown.deviceId !== found.deviceId)) {
        throw new Rejected('DEVICE_KEY_WRONG');
      }
      return found;
    });
    const { deviceId, keyId } = known;
    const signInId = newId.next();
    const issued = await tokens.issueDeviceTokens({ deviceId, signInId }, 1);
    return run({
      // Every sign-in is one of its own, also one that is a repeat.
      context: { ...stepOf(context, signInId), actor: asDevice(deviceId, signInId) },
      streams: { device: deviceOf(known) },
      decide: ({ device }, { now }) => {
        const decision = signIn(device, { keyId, signInId, at: now.toISOString() });
        return decision.type === 'rejected'
          ? decision
          : accepted({ device: decision.events }, { deviceId, ...issued });
      },
    });
  },
});
