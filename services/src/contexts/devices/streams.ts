import { deviceEvents, type DeviceEvent } from '@foyer/contracts/devices';

import { defineAggregate, stream } from '#platform/cqrs';
import { evolveDevice, initialDevice, type DeviceState } from './domain/device.js';

/** Streams `device-<id>`. */
export const Device = defineAggregate<DeviceState, DeviceEvent>({
  name: 'device',
  initial: initialDevice,
  evolve: evolveDevice,
  events: deviceEvents,
  snapshotVersion: 3,
});

export interface OfDevice {
  readonly deviceId: string;
}

export const deviceOf = ({ deviceId }: OfDevice) => stream(Device, deviceId);
