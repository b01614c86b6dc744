import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineMessage } from '../schema/message.js';
import { maskedText } from '../validation/printed-lines.js';
import { ClientStatus } from '../portals/client-status.js';
import { DeviceAction } from './actions.js';
import { DeviceHealth, DeviceQueueStatus, LiveDevice } from './health.js';
import { Picture } from './picture.js';
import { Device } from './read-models.js';

const policy = 'device.own';

export const registerDevice = defineMessage({
  channel: 'application',
  name: 'registerDevice',
  from: 'both',
  policy,
  summary:
    "A kiosk's page is there; it is given its device and the visit that is under way at it. The server pushes the device whenever anything of it changes",
  payload: z.strictObject({ deviceId: Id }),
  ack: z.object({
    device: Device,
    visit: z.object({ clientId: Id, status: ClientStatus }).nullable(),
  }),
  push: Device,
});

export const updateDeviceStatus = defineMessage({
  channel: 'application',
  name: 'updateDeviceStatus',
  from: 'client',
  policy,
  summary:
    "A kiosk's page says where it stands. `IN_ERROR` stays until the page begins again with `IN_PERMISSION`; the answer is what counts",
  payload: z.strictObject({
    status: ClientStatus,
    note: maskedText(500).trim().nullable().default(null),
    /** The visit that it is about; null outside of one. */
    clientId: Id.nullable().default(null),
  }),
  ack: z.object({ status: ClientStatus }),
});

export const updateClientQueueStatus = defineMessage({
  channel: 'application',
  name: 'updateClientQueueStatus',
  from: 'client',
  policy,
  summary: 'A device says whether its portal has something to show; QUEUE_ERROR where it has not',
  payload: z.strictObject({ queueId: Id, status: DeviceQueueStatus }),
});

export const deviceHealth = defineMessage({
  channel: 'monitoring',
  name: 'deviceHealth',
  from: 'both',
  policy,
  summary: 'A device says how it is; those who watch it are told',
  payload: DeviceHealth,
  push: z.object({ deviceId: Id, health: DeviceHealth, at: z.iso.datetime() }),
});

export const watchDevices = defineMessage({
  channel: 'monitoring',
  name: 'watchDevices',
  from: 'both',
  policy: 'devices.watch',
  summary: 'See how all devices are; the server pushes each one that changes',
  payload: z.strictObject({}),
  ack: z.object({ devices: z.array(LiveDevice) }),
  push: LiveDevice,
});

export const setDeviceCallTrigger = defineMessage({
  channel: 'main',
  name: 'setDeviceCallTrigger',
  from: 'client',
  policy: 'devices.manage',
  summary: 'Make a device ring its portal; the answer carries 200 or 500',
  payload: z.strictObject({ deviceId: Id }),
  ack: z.object({ code: z.union([z.literal(200), z.literal(500)]) }),
});

const Performed = z.strictObject({
  actionId: Id,
  ok: z.boolean(),
  note: maskedText(500).trim().nullable().default(null),
  image: Picture.nullable().default(null),
});

const perform = (channel: 'application' | 'monitoring') =>
  defineMessage({
    channel,
    name: 'performDeviceAction',
    from: 'server',
    policy,
    summary: 'A device is asked to do something; it answers with deviceActionPerformed',
    payload: z.object({ actionId: Id, action: DeviceAction }),
  });
const performed = (channel: 'application' | 'monitoring') =>
  defineMessage({
    channel,
    name: 'deviceActionPerformed',
    from: 'client',
    policy,
    summary: 'A device has done what it was asked for, or could not; the first answer counts',
    payload: Performed,
  });
const signedOut = (channel: 'application' | 'monitoring') =>
  defineMessage({
    channel,
    name: 'deviceSignedOut',
    from: 'server',
    policy,
    summary: 'The token of a device is no longer good; the socket closes next',
    payload: z.object({
      code: z.enum(['DEVICE_ELSEWHERE', 'DEVICE_DEACTIVATED', 'DEVICE_UNKNOWN', 'SIGNED_OUT']),
    }),
  });

/** On the kiosk's page. */
export const performDeviceAction = perform('application');
export const deviceActionPerformed = performed('application');
export const deviceSignedOut = signedOut('application');
/** The same on the device's agent. */
export const performAgentAction = perform('monitoring');
export const agentActionPerformed = performed('monitoring');
export const agentSignedOut = signedOut('monitoring');
