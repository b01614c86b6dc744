import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { DeviceHardware, Resolution } from './equipment.js';
import { DeviceKey } from './key.js';
import { Device } from './read-models.js';

const context = 'devices';
const policy = 'device.own';

/** The tokens of an admitted device: both are bound to this sign-in and this device. */
const SignedIn = z.object({
  /** A bearer token, good for an hour. */
  token: z.string(),
  /** Good for one fresh token, also after a long time without a network; see renewDeviceToken. */
  renewalToken: z.string(),
  device: Device,
});

export const verifyDevice = defineRoute({
  method: 'POST',
  path: '/devices/client/verifyDevice',
  context,
  policy: 'public',
  summary:
    'A device shows its key and is given tokens; whatever was signed in with it before is signed out',
  body: z.strictObject({ key: DeviceKey, deviceId: Id.optional() }),
  answers: { 200: SignedIn },
  rejections: ['DEVICE_KEY_WRONG', 'DEVICE_DEACTIVATED', 'TOO_MANY_REQUESTS'],
});

export const renewDeviceToken = defineRoute({
  method: 'POST',
  path: '/devices/client/renewToken',
  context,
  policy: 'public',
  summary:
    'Fresh tokens for a device that is still signed in. A renewal token is good until the next one is shown, as its answer may be lost; showing it after that ends the sign-in',
  body: z.strictObject({ renewalToken: z.string().min(1).max(4096) }),
  answers: { 200: SignedIn },
  rejections: ['DEVICE_ELSEWHERE', 'DEVICE_DEACTIVATED', 'DEVICE_UNKNOWN', 'SIGNED_OUT'],
});

export const getCurrentDevice = defineRoute({
  method: 'GET',
  path: '/devices/client/getCurrentDevice',
  context,
  policy,
  summary: 'What a device must know of itself',
  answers: { 200: Device },
});

export const giveVisitToken = defineRoute({
  method: 'POST',
  path: '/devices/client/visitToken',
  context,
  policy,
  summary: 'A fresh token for a visit that was opened at this device and is not over',
  body: z.strictObject({ clientId: Id }),
  answers: { 200: z.object({ token: z.string() }) },
  rejections: ['VISIT_NOT_FOUND', 'VISIT_OVER'],
});

const update = <B extends z.ZodObject>(
  path: `/devices/client/${string}`,
  summary: string,
  body: B,
) =>
  defineRoute({
    method: 'POST',
    path,
    context,
    policy,
    summary,
    body,
    answers: { 200: Device },
  });

export const updateOwnGeneral = update(
  '/devices/client/updateGeneral',
  'A device reports its version and network',
  z.strictObject({ version: z.string().max(50), network: z.string().max(200) }).partial(),
);
export const updateOwnHardwareIds = update(
  '/devices/client/updateDeviceClientHardwareIds',
  'A device reports the cameras, microphones and speakers that it has',
  z.strictObject({ hardwareIds: z.array(DeviceHardware).max(50) }),
);
export const updateOwnResolution = update(
  '/devices/client/updateDeviceResolution',
  'A device reports the resolutions in use; what its cameras are set to stays',
  z.strictObject({
    userCameraResolution: Resolution.optional(),
    docCameraResolution: Resolution.optional(),
  }),
);
export const updateOwnQueue = update(
  '/devices/client/updateQueueId',
  'A device is moved to another portal',
  z.strictObject({ queueId: Id }),
);
