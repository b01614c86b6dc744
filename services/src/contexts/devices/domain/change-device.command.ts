import { defineCommand, refuseToReplace, type SeenChange, stateSeen } from '#platform/cqrs';
import { accepted } from '@foyer/contracts/decision';
import { PortalDirectory } from '#contexts/portals';
import { changeDevice, type DeviceChange } from './change-device.js';
import { evolveDevice, shownDevice } from './device.js';
import { deleteDevice, switchDevice } from './switch-device.js';
import { requirePortal } from './require-portal.service.js';
import { deviceOf, type OfDevice } from '../streams.js';

/** Changes how a device is set, and whether it is let in. */
export const ChangeDevice = defineCommand({
  name: 'ChangeDevice',
  needs: { portals: PortalDirectory },
  prepare: async (
    data: OfDevice &
      DeviceChange & { readonly active?: boolean | undefined; readonly seen?: SeenChange },
    { needs, stateOf },
  ) => {
    await requirePortal(needs, data.portalId);
    return stateSeen(stateOf, deviceOf(data), data.seen);
  },
  stream: deviceOf,
  decide: (device, change, { prepared }) => {
    refuseToReplace(shownDevice, { seen: prepared, now: device }, change.seen);
    const { active } = change;
    const changed = changeDevice(device, change);
    if (changed.type === 'rejected' || active === undefined) return changed;
    const switched = switchDevice(changed.events.reduce(evolveDevice, device), active);
    return switched.type === 'rejected'
      ? switched
      : accepted([...changed.events, ...switched.events]);
  },
});

/** Deletes a device; its history stays. */
export const DeleteDevice = defineCommand({
  name: 'DeleteDevice',
  stream: deviceOf,
  decide: deleteDevice,
});
