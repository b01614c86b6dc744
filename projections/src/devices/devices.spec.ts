import { test } from '@jest/globals';
import type { DeviceEvent } from '@foyer/contracts/devices';
import type { PortalEvent } from '@foyer/contracts/portals';
import { describeProjection } from '../testing/index.js';
import { devices } from './devices.js';

const deviceId = '019a0000-0000-7000-8000-0000000000d1';
const portalId = '019a0000-0000-7000-8000-0000000000a1';
const signInId = '019a0000-0000-7000-8000-0000000000e1';
const actionId = '019a0000-0000-7000-8000-0000000000c1';
const at = '2026-03-02T10:00:00.000Z';
const later = '2026-03-02T10:05:00.000Z';
const place = {
  name: 'Lobby',
  description: '',
  street: '',
  city: 'Graz',
  zipCode: '',
  state: '',
  type: 'kiosk',
};
const registered: DeviceEvent = { type: 'DeviceRegistered', data: { deviceId, ...place } };
const portal: PortalEvent = {
  type: 'PortalCreated',
  data: { portalId, name: 'Desk', shortlink: 'desk', timeZone: 'Europe/Vienna' },
};
const placed: DeviceEvent = { type: 'DevicePortalChanged', data: { deviceId, portalId } };
const signedIn: DeviceEvent = { type: 'DeviceSignedIn', data: { deviceId, signInId, at } };

describeProjection<DeviceEvent | PortalEvent>(devices, (given) => {
  test('shows a device that was added, offline and with the usual settings', () =>
    given({ ...registered, at }).thenDocument('devices', deviceId, {
      name: 'Lobby',
      city: 'Graz',
      queueId: null,
      online: false,
      status: 'IN_PERMISSION',
      volume: 0.7,
      brightness: 1,
      deactivated: false,
      createdAt: at,
    }));

  test('shows the portal of a device, whether it is open, and by its present name', async () => {
    await given(portal, registered, placed).thenDocument('devices', deviceId, {
      queueName: 'Desk',
      portalOpen: false,
    });
    await given(
      portal,
      registered,
      placed,
      { type: 'PortalActivated', data: { portalId } },
      { type: 'PortalRenamed', data: { portalId, name: 'Hall' } },
    ).thenDocument('devices', deviceId, { queueName: 'Hall', portalOpen: true });
    await given(
      portal,
      registered,
      placed,
      { type: 'PortalActivated', data: { portalId } },
      { type: 'PortalDeleted', data: { portalId } },
    ).thenDocument('devices', deviceId, { queueId: portalId, queueName: null, portalOpen: false });
  });

  test('knows who may speak for a device', async () => {
    const from = { type: 'DeviceDeactivated', data: { deviceId } } as const;
    await given(registered, signedIn).thenDocument('deviceSignIns', deviceId, { signInId });
    await given(registered, signedIn, from, {
      type: 'DeviceSignedOut',
      data: { deviceId, signInId, reason: 'deactivated' },
    }).thenDocument('deviceSignIns', deviceId, { signInId: null, deactivated: true });
  });

  test('shows no device that was deleted, and remembers that it was', async () => {
    const events = [registered, { type: 'DeviceDeleted', data: { deviceId } }] as const;
    await given(...events).thenDocuments('devices', []);
    await given(...events).thenDocument('deviceSignIns', deviceId, { deleted: true });
  });

  test('shows how a device is, and when it was seen last', async () => {
    const online: DeviceEvent = { type: 'DeviceCameOnline', data: { deviceId, at } };
    const health: DeviceEvent = {
      type: 'DeviceHealthChanged',
      data: {
        deviceId,
        alive: true,
        queueStatus: 'QUEUE_OK',
        microControllerConnected: true,
        paymentTerminalConnected: false,
        paymentTerminalStatus: null,
      },
    };
    await given(registered, online, { ...health, at: later }).thenDocument('devices', deviceId, {
      online: true,
      alive: true,
      queueStatus: 'QUEUE_OK',
      lastSeenAt: later,
    });
    await given(registered, online, health, {
      type: 'DeviceWentOffline',
      data: { deviceId, at: later, lastSeenAt: at },
    }).thenDocument('devices', deviceId, { online: false, alive: false, lastSeenAt: at });
  });

  test('keeps the picture that a device took last', () =>
    given(registered, {
      type: 'DeviceActionAnswered',
      data: {
        deviceId,
        actionId,
        action: 'screenshot',
        ok: true,
        note: null,
        pictureId: signInId,
      },
    }).thenDocument('devices', deviceId, { pictureId: signInId }));
});
