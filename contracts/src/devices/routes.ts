import { z } from 'zod';

import { TerminalAddress } from '../payments/terminal-address.js';
import { ById, Changed, File, Ids, PartialSuccess } from '../schema/answers.js';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { DeviceAction } from './actions.js';
import { DeviceCamera, Volume } from './equipment.js';
import { DeviceDetails, HardwareName } from './details.js';
import { Device } from './read-models.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'devices';
const policy = 'devices.manage';
const OfDevice = z.strictObject({ _id: Id });

/** A device with the key that is shown this once; null where the same device was added before. */
const WithKey = z.object({ device: Device, key: z.string().nullable() });

export const listDevices = defineRoute({
  method: 'GET',
  path: '/devices',
  context,
  policy,
  summary: 'All devices',
  query: PageQuery.extend({
    q: plainLine().max(100).optional(),
    queueId: Id.optional(),
    deactivated: z.enum(['true', 'false']).optional(),
  }),
  answers: { 200: pageOf(Device) },
});

export const getDevice = defineRoute({
  method: 'GET',
  path: '/devices/{id}',
  context,
  policy,
  summary: 'One device',
  params: ById,
  answers: { 200: Device },
  rejections: ['DEVICE_NOT_FOUND'],
});

export const createDevice = defineRoute({
  method: 'POST',
  path: '/devices',
  context,
  policy,
  summary: 'Add a device; the answer carries the key by which it signs in, this once',
  body: OfDevice.extend({ ...DeviceDetails.partial().shape, name: DeviceDetails.shape.name }),
  answers: { 201: WithKey },
  rejections: ['PORTAL_NOT_FOUND', 'ID_ALREADY_USED'],
});

export const regenerateDeviceKey = defineRoute({
  method: 'POST',
  path: '/devices/regenerateKey',
  context,
  policy,
  summary: 'Give a device another key; whatever is signed in with the one before is signed out',
  body: OfDevice,
  answers: { 200: WithKey },
  rejections: ['DEVICE_NOT_FOUND'],
});

const update = <B extends z.ZodObject>(path: `/devices/${string}`, summary: string, body: B) =>
  defineRoute({
    method: 'POST',
    path,
    context,
    policy,
    summary,
    body,
    answers: { 200: Device },
    rejections: ['DEVICE_NOT_FOUND', 'PORTAL_NOT_FOUND'],
  });

export const updateDevice = update(
  '/devices/updateGeneral',
  'Change name, place, portal, hours and brightness of a device',
  OfDevice.extend(DeviceDetails.partial().shape),
);
export const updateDeviceAudio = update(
  '/devices/updateAudio',
  'Change microphone, speaker and volume of a device',
  OfDevice.extend({
    microphone: HardwareName.optional(),
    speaker: HardwareName.optional(),
    volume: Volume.optional(),
  }),
);
export const updateDeviceVideo = update(
  '/devices/updateVideo',
  'Change the cameras of a device',
  OfDevice.extend({ userCamera: DeviceCamera.optional(), docCamera: DeviceCamera.optional() }),
);
export const activatePaymentTerminal = update(
  '/devices/activatePaymentTerminal',
  'Turn the payment terminal of a device on or off',
  OfDevice.extend({ paymentTerminalActivate: z.boolean() }),
);
export const updatePaymentTerminalConfiguration = update(
  '/devices/updatePaymentTerminalConfiguration',
  'Change the address of the payment terminal of a device',
  OfDevice.extend({ configuration: TerminalAddress }),
);

export const deleteDevices = defineRoute({
  method: 'POST',
  path: '/devices/delete',
  context,
  policy,
  summary: 'Delete devices',
  body: Ids,
  answers: { 200: PartialSuccess },
});

const switchAll = (path: '/devices/activate' | '/devices/deactivate', summary: string) =>
  defineRoute({
    method: 'PUT',
    path,
    context,
    policy,
    summary,
    body: Ids,
    answers: { 200: PartialSuccess },
  });

export const activateDevices = switchAll('/devices/activate', 'Let devices in');
export const deactivateDevices = switchAll('/devices/deactivate', 'Shut devices out');

export const changeDeviceAvatar = defineRoute({
  method: 'PATCH',
  path: '/devices/avatar',
  context,
  policy,
  summary: 'Change the picture of a device',
  body: OfDevice,
  upload: { field: 'avatar', mediaTypes: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES },
  answers: { 200: Device },
  rejections: ['DEVICE_NOT_FOUND'],
});

export const deleteDeviceAvatar = defineRoute({
  method: 'DELETE',
  path: '/devices/avatar/{id}',
  context,
  policy,
  summary: 'Remove the picture of a device',
  params: ById,
  answers: { 200: Changed },
  rejections: ['DEVICE_NOT_FOUND'],
});

export const askDevice = defineRoute({
  method: 'POST',
  path: '/devices/remoteAction',
  context,
  policy,
  summary: 'Ask a device to do something and wait for its answer',
  body: OfDevice.extend({ action: DeviceAction }),
  answers: {
    200: z.object({
      actionId: Id,
      ok: z.boolean(),
      note: z.string().nullable(),
      /** The picture that the device took; see `/devices/{id}/picture/{pictureId}`. */
      pictureId: Id.nullable(),
    }),
  },
  rejections: ['DEVICE_NOT_FOUND', 'DEVICE_NOT_CONNECTED', 'DEVICE_DID_NOT_ANSWER'],
});

/** The format of a device's stored pictures. */
export const DEVICE_PICTURE_TYPE = 'image/jpeg';

export const getDevicePicture = defineRoute({
  method: 'GET',
  path: '/devices/{id}/picture/{pictureId}',
  context,
  policy,
  summary: 'The picture that a device took last when it was asked to',
  params: z.object({ id: Id, pictureId: Id }),
  produces: DEVICE_PICTURE_TYPE,
  answers: { 200: File },
  rejections: ['DEVICE_PICTURE_NOT_FOUND'],
});
