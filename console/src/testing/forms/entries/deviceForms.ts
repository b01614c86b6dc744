import { expect } from '@jest/globals';
import { adminDeviceRoutes } from '@foyer/contracts/devices';
import { paymentAdminRoutes } from '@foyer/contracts/payments';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { aDevice, aPortal, idOf } from '../../records.js';
import { listOf, type FormEntry, type Typed, type Value } from '../formEntry.js';

const id = idOf(1);
const portals = {
  'GET /api/v2/admin/portals': () => listOf(aPortal(idOf(5), { name: 'Hall' })),
};
const place: Readonly<Record<string, Value | Typed>> = {
  name: 'Hall kiosk',
  queueId: { value: 'Hall', sends: { queueId: idOf(5) } },
  type: 'counter',
  street: 'Ring 2',
  zipCode: '53111',
  city: 'Bonn',
  state: 'NRW',
  description: 'By the door',
};

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const span = [{ start: '08:00', end: '18:00' }];
const week = Object.fromEntries(DAYS.map((day) => [day, span]));
const hours = Object.fromEntries(
  DAYS.flatMap((day) => [
    [`operatingHours.week.${day}.0.start`, '07:30'],
    [`operatingHours.week.${day}.0.end`, '19:30'],
  ]),
);
const hardware = [
  { id: 'mic1', kind: 'microphone', label: 'Desk microphone' },
  { id: 'spk1', kind: 'speaker', label: 'Wall speaker' },
  { id: 'cam1', kind: 'camera', label: 'Front camera' },
];

const addresses = { ip: '10.0.0.7', port_send: 20_002, port_receive: 20_007, my_port: 20_008 };

/** Devices, and the closing of a terminal's day. */
export const deviceForms: readonly FormEntry[] = [
  {
    path: 'devices/create',
    by: 'devices/DeviceCreate.tsx',
    save: 'Add device',
    saves: 'POST /api/v2/admin/devices',
    body: adminDeviceRoutes.adminCreateDevice.body,
    saved: (device) => ({ body: { ...device, key: null } }),
    typed: place,
    also: portals,
  },
  {
    path: `devices/${id}`,
    by: 'devices/DeviceEdit.tsx',
    record: aDevice(id, {
      operatingHours: { timeZone: 'Europe/Berlin', week },
      hardwareIds: hardware,
      paymentTerminal: { ...addresses, protocol: null, reconciliationTime: null },
    }),
    reads: `GET /api/v2/admin/devices/${id}`,
    saves: `PUT /api/v2/admin/devices/${id}`,
    body: adminDeviceRoutes.deviceResource.update.body,
    typed: {
      ...place,
      brightness: 0.3,
      'operatingHours.timeZone': 'Europe/Paris',
      ...hours,
      microphone: 'mic1',
      speaker: 'spk1',
      volume: 0.3,
      'userCamera.deviceId': 'cam1',
      'userCamera.resolution': '1280x720',
      'userCamera.angle': 90,
      'docCamera.deviceId': 'cam1',
      'docCamera.resolution': '1920x1080',
      'docCamera.angle': 180,
      paymentTerminalActivate: true,
      'paymentTerminal.protocol': 'zvt',
      'paymentTerminal.ip': '10.0.0.8',
      'paymentTerminal.port_send': 20_012,
      'paymentTerminal.port_receive': 20_017,
      'paymentTerminal.my_port': 20_018,
      'paymentTerminal.reconciliationTime': '22:30',
    },
    also: portals,
  },
  {
    path: 'reconciliations/create',
    by: 'payments/reconciliations/ReconciliationCreate.tsx',
    refused: 'as a whole',
    save: 'Close day',
    leaves: 'freely',
    confirm: async () => {
      const dialog = await screen.findByRole('dialog');
      fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!);
      await waitFor(() => expect(dialog.isConnected).toBe(false));
    },
    saves: 'POST /api/v2/admin/reconciliations',
    body: paymentAdminRoutes.adminStartReconciliation.body,
    typed: { deviceId: id },
    also: {
      'GET /api/v2/transaction/terminals': () => ({
        body: {
          timeZones: [],
          docs: [
            {
              ...{ deviceId: id, deviceName: 'Front desk', status: 'ready' },
              ...{ connectionEstablished: true, transactionId: null },
            },
          ],
        },
      }),
    },
  },
];
