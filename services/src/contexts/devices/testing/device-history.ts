import type { DeviceEvent } from '@foyer/contracts/devices';

import { evolveDevice, initialDevice, type DeviceState } from '../domain/device.js';

export const deviceId = '019a0000-0000-7000-8000-0000000000d1';
export const keyId = '019a0000-0000-7000-8000-0000000000e1';
export const at = '2026-03-02T09:00:00.000Z';
export const place = {
  name: 'Lobby',
  description: '',
  street: '',
  city: '',
  zipCode: '',
  state: '',
  type: 'kiosk',
};
export const registered: readonly DeviceEvent[] = [
  { type: 'DeviceRegistered', data: { deviceId, ...place } },
  { type: 'DeviceKeyIssued', data: { deviceId, keyId } },
];
export const signedIn = (signInId = 'here'): DeviceEvent => ({
  type: 'DeviceSignedIn',
  data: { deviceId, signInId, at },
});
export const online: DeviceEvent = { type: 'DeviceCameOnline', data: { deviceId, at } };
export const deactivated: DeviceEvent = { type: 'DeviceDeactivated', data: { deviceId } };
export const deleted: DeviceEvent = { type: 'DeviceDeleted', data: { deviceId } };
export const inError: DeviceEvent = {
  type: 'DeviceStatusChanged',
  data: { deviceId, status: 'IN_ERROR', note: 'Stream is frozen' },
};

export const given = (...events: readonly DeviceEvent[]): DeviceState =>
  events.reduce(evolveDevice, initialDevice);
