import type { PortalEvent } from '@foyer/contracts/portals';
import type { EventOfType, Evolve } from '../platform/runner/index.js';
import type { DeviceCollections, DeviceDocument, DevicePortalDocument } from './devices.model.js';
import type { DeviceOperations } from './devices.evolve.js';

/** The events of a portal that show at its devices. */
export type DevicePortalEvent = EventOfType<
  PortalEvent,
  'PortalCreated' | 'PortalRenamed' | 'PortalActivated' | 'PortalDeactivated' | 'PortalDeleted'
>;

export const evolveDevicePortals: Evolve<DeviceCollections, DevicePortalEvent> = {
  PortalCreated: ({ data: { portalId: _id, name } }) => [
    { op: 'put', collection: 'devicePortals', doc: { _id, name, open: false } },
  ],
  PortalRenamed: ({ data: { portalId, name } }) => both(portalId, { name }, { queueName: name }),
  PortalActivated: ({ data: { portalId } }) => both(portalId, { open: true }, { portalOpen: true }),
  PortalDeactivated: ({ data: { portalId } }) =>
    both(portalId, { open: false }, { portalOpen: false }),
  PortalDeleted: ({ data: { portalId } }) => [
    { op: 'delete', collection: 'devicePortals', id: portalId },
    ...atDevices(portalId, { queueName: null, portalOpen: false }),
  ],
};

type Fields = Partial<Omit<DeviceDocument, '_id'>>;

function both(
  portalId: string,
  portal: Partial<Omit<DevicePortalDocument, '_id'>>,
  device: Fields,
): DeviceOperations {
  return [
    { op: 'update', collection: 'devicePortals', id: portalId, change: { set: portal } },
    ...atDevices(portalId, device),
  ];
}

function atDevices(portalId: string, fields: Fields): DeviceOperations {
  return [
    {
      op: 'updateMany',
      collection: 'devices',
      filter: { queueId: portalId },
      change: { set: fields },
    },
  ];
}
