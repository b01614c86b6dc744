import { accepted } from '@foyer/contracts/decision';

import { NewId } from '#platform/clock';
import { defineCommand, Rejected, stepOf } from '#platform/cqrs';
import { DEVICE_KEY_SELECTOR_LENGTH } from '@foyer/contracts/devices';
import { DeviceKeyBudget, guess, Tokens } from '#contexts/identity';
import { isKnown } from './device.js';
import { signIn } from './sign-in.js';
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
    const issued = await tokens.issueDeviceTokens({ deviceId, signInId });
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

/** Gives a device that is still signed in fresh tokens. */
export const RenewDeviceTokens = defineCommand({
  name: 'RenewDeviceTokens',
  needs: { tokens: Tokens },
  handle: async ({ renewalToken }: { readonly renewalToken: string }, { needs, stateOf }) => {
    const claims = await needs.tokens.read(renewalToken);
    if (claims?.kind !== 'device-renewal') throw new Rejected('SIGNED_OUT');
    const { deviceId, signInId } = claims;
    const device = await stateOf(deviceOf(claims));
    if (!isKnown(device)) throw new Rejected('DEVICE_UNKNOWN');
    if (device.status === 'inactive') throw new Rejected('DEVICE_DEACTIVATED');
    if (device.signInId === null) throw new Rejected('SIGNED_OUT');
    if (device.signInId !== signInId) throw new Rejected('DEVICE_ELSEWHERE');
    const issued = await needs.tokens.issueDeviceTokens({ deviceId, signInId });
    return { position: undefined, result: { deviceId, ...issued } };
  },
});

const asDevice = (id: string, signInId: string) =>
  ({ type: 'device', id, role: 'device', signInId }) as const;
