import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { ids } from './testing/happenings.js';
import { PayingDesk } from './testing/paying-desk.js';

const { device: deviceId } = ids;
const configuration = {
  ...{ ip: '192.0.2.7', port_send: 20_002, port_receive: 20_007, my_port: 20_008 },
  ...{ protocol: 'zvt' as const, reconciliationTime: null },
};
let desk: PayingDesk;

beforeEach(async () => {
  desk = await PayingDesk.open();
});
afterEach(() => desk.app.close());

test('a device receives the place of its terminal as it is set, and no other device does', async () => {
  const stranger = await desk.app.connect('device', ids.lee);
  await desk.app.device({
    type: 'DevicePaymentTerminalConfigured',
    data: { deviceId, configuration },
  });
  expect(await desk.device.hears('setPaymentTerminalConfig')).toEqual({
    deviceId,
    configuration,
  });
  expect(stranger.count('setPaymentTerminalConfig')).toBe(0);
});
