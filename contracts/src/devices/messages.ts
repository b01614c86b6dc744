import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { DeviceHealth } from './read-models.js';

export const deviceHealth = defineMessage({
  channel: 'monitoring',
  name: 'deviceHealth',
  from: 'both',
  planned: true,
  policy: 'device.own',
  summary: 'A device says how it is; those who watch it are told when that changes',
  payload: DeviceHealth,
  push: z.object({ deviceId: Id, health: DeviceHealth }),
});

export const registerDevice = defineMessage({
  channel: 'application',
  name: 'registerDevice',
  from: 'client',
  planned: true,
  policy: 'device.own',
  summary: 'A device is there and ready for calls',
  payload: z.strictObject({ deviceId: Id, clientId: Id }),
});

export const setDeviceCallTrigger = defineMessage({
  channel: 'main',
  name: 'setDeviceCallTrigger',
  from: 'client',
  planned: true,
  policy: 'devices.manage',
  summary: 'Make a device ring its portal; the answer carries 200 or 500',
  payload: z.strictObject({ deviceId: Id }),
  ack: z.object({ code: z.union([z.literal(200), z.literal(500)]) }),
});
