import { accepted } from '@foyer/contracts/decision';

import { defineCommand, Rejected, stepOf } from '#platform/cqrs';
import { isKnown } from './device.js';
import { issueKey } from './sign-in.js';
import { DeviceKeys } from '../adapters/device-keys.js';
import type { IssuedKey } from './register-device.command.js';
import { deviceOf, type OfDevice } from '../streams.js';

/** Gives a device another key in place of the one that it has. */
export const RegenerateDeviceKey = defineCommand({
  name: 'RegenerateDeviceKey',
  needs: { keys: DeviceKeys },
  handle: async (data: OfDevice, { context, needs, run, stateOf }) => {
    if (!isKnown(await stateOf(deviceOf(data)))) throw new Rejected('DEVICE_NOT_FOUND');
    const { keyId, key } = await needs.keys.issue(data.deviceId);
    const issued: IssuedKey = { key };
    return run({
      context: stepOf(context, keyId),
      streams: { device: deviceOf(data) },
      decide: ({ device }) => {
        const decision = issueKey(device, keyId);
        return decision.type === 'rejected'
          ? decision
          : accepted({ device: decision.events }, issued);
      },
    });
  },
});
