import { accepted } from '@foyer/contracts/decision';

import { defineCommand, Rejected, stepOf } from '#platform/cqrs';
import { idsOf } from '#contexts/identity';
import { PortalDirectory } from '#contexts/portals';
import { registerDevice, type RegisterDevice as Register } from './register-device.js';
import { DeviceKeys } from '../adapters/device-keys.js';
import { requirePortal } from './require-portal.service.js';
import { deviceOf } from '../streams.js';

const deviceIds = idsOf('device');

/** The key, only this once; null if the device was there before. */
export interface IssuedKey {
  readonly key: string | null;
}

/** Adds a device and gives it a key. */
export const RegisterDevice = defineCommand({
  name: 'RegisterDevice',
  needs: { keys: DeviceKeys, portals: PortalDirectory },
  handle: async (data: Omit<Register, 'keyId'>, { context, needs, run }) => {
    const { deviceId, settings } = data;
    await requirePortal(needs, settings.portalId);
    const { keyId, key } = await needs.keys.issue(deviceId);
    const outcome = await run({
      // Every key is a write of its own, also one that is asked for again.
      context: stepOf(context, keyId),
      streams: { device: deviceOf(data), ...deviceIds.streams(deviceId) },
      decide: ({ device, ...ids }) => {
        const decision = registerDevice(device, { ...data, keyId });
        if (decision.type === 'rejected') return decision;
        const { isNew } = decision.result;
        const registered = accepted({ device: decision.events }, { key: isNew ? key : null });
        return deviceIds.claiming(ids, deviceId, registered);
      },
    }).catch(async (error: unknown) => {
      if (error instanceof Rejected) await needs.keys.withdraw(key);
      throw error;
    });
    if (outcome.result.key === null) await needs.keys.withdraw(key);
    return outcome;
  },
});
