import type { DeviceEvent } from '@foyer/contracts/devices';
import { defineProjection, numbered } from '../platform/runner/index.js';
import type { DeviceCollections } from './devices.model.js';
import { evolveDevices } from './devices.evolve.js';
import { evolveDevicePortals, type DevicePortalEvent } from './evolve-portals.js';

/** Kiosks: how they are set, how they are, and who may speak for them. */
export const devices = defineProjection<DeviceCollections, DeviceEvent | DevicePortalEvent>({
  name: 'devices',
  version: 3,
  collections: {
    devices: {
      indexes: [
        { key: { sortName: 1 } },
        { key: { type: 1 } },
        { key: { createdAt: 1 } },
        { key: { lastSeenAt: 1 } },
        { key: { queueId: 1 } },
        { key: { online: 1 } },
      ],
      sorts: ['sortName', 'type', 'createdAt', 'lastSeenAt'],
      filters: ['type', 'queueId', 'online', 'deactivated'],
      searches: ['name', 'city', 'street'],
    },
    deviceSignIns: { indexes: [] },
    devicePortals: { indexes: [] },
  },
  evolve: numbered(
    { ...evolveDevices, ...evolveDevicePortals },
    { aggregate: 'device', collection: 'devices' },
  ),
});
