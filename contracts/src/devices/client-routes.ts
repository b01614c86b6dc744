import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { Device, Resolution } from './read-models.js';

const context = 'devices';
const policy = 'device.own';
const planned = true;

export const verifyDevice = defineRoute({
  method: 'POST',
  path: '/devices/client/verifyDevice',
  context,
  planned,
  policy: 'public',
  summary: 'A device shows its key and is given a token; a key is good for one booth at a time',
  body: z.strictObject({ deviceId: z.string().min(1).max(100), key: z.string().min(20).max(200) }),
  answers: { 200: z.object({ token: z.string(), device: Device }) },
  rejections: ['TOO_MANY_REQUESTS'],
});

export const getCurrentDevice = defineRoute({
  method: 'GET',
  path: '/devices/client/getCurrentDevice',
  context,
  planned,
  policy,
  summary: 'What a device must know of itself',
  answers: { 200: Device },
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
    planned,
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
  z.strictObject({ hardwareIds: z.array(z.string().min(1).max(300)).max(50) }),
);
export const updateOwnResolution = update(
  '/devices/client/updateDeviceResolution',
  'A device reports the resolutions in use',
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
