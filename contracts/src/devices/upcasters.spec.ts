import { expect, test } from '@jest/globals';

import { upcast } from '../schema/upcaster.js';
import { DevicePaymentTerminalConfigured, DeviceSignedOut } from './events.js';
import { deviceUpcasters } from './upcasters.js';

test('a terminal that was configured before its protocol could be said speaks as its agent is set', () => {
  const configuration = {
    ip: '192.0.2.10',
    port_send: 20002,
    port_receive: 20007,
    my_port: 5000,
    reconciliationTime: '22:00',
  };
  const first = { deviceId: '01900000-0000-7000-8000-000000000001', configuration };
  const { type, version, data } = DevicePaymentTerminalConfigured;
  const now = upcast(deviceUpcasters, type, first, { from: 1, to: version });
  expect(data.parse(now)).toEqual({
    ...first,
    configuration: { ...configuration, protocol: null },
  });
});

test('a device that was signed out before tokens were renewed once each stays so, for its reason', () => {
  const id = '01900000-0000-7000-8000-000000000001';
  const first = { deviceId: id, signInId: id, reason: 'elsewhere' };
  const { type, version, data } = DeviceSignedOut;
  expect(data.parse(upcast(deviceUpcasters, type, first, { from: 1, to: version }))).toEqual(first);
});
