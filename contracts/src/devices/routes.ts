import { z } from 'zod';

import { ById, Changed, Ids, PartialSuccess } from '../schema/answers.js';
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';
import { TerminalAddress } from '../payments/terminal-address.js';
import { Device, DeviceCamera } from './read-models.js';

const context = 'devices';
const policy = 'devices.manage';
const planned = true;
const Text = z.string().trim().max(200);
const OfDevice = z.strictObject({ _id: Id });

/** What an administrator says of a device. */
const General = {
  name: z.string().trim().min(1).max(80),
  description: Text.default(''),
  street: Text.default(''),
  city: Text.default(''),
  zipCode: Text.default(''),
  state: Text.default(''),
  queueId: Id.nullable().default(null),
};

export const listDevices = defineRoute({
  method: 'GET',
  path: '/devices',
  context,
  planned,
  policy,
  summary: 'All devices',
  query: PageQuery,
  answers: { 200: pageOf(Device) },
});

export const getDevice = defineRoute({
  method: 'GET',
  path: '/devices/{id}',
  context,
  planned,
  policy,
  summary: 'One device',
  params: ById,
  answers: { 200: Device },
});

export const createDevice = defineRoute({
  method: 'POST',
  path: '/devices',
  context,
  planned,
  policy,
  summary: 'Add a device; the answer carries the key that the device shows once to be let in',
  body: OfDevice.extend({ ...General, type: Text.default('kiosk') }),
  answers: { 201: z.object({ device: Device, key: z.string() }) },
});

const update = <B extends z.ZodObject>(path: `/devices/${string}`, summary: string, body: B) =>
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

export const updateDevice = update(
  '/devices/updateGeneral',
  'Change name, place and portal of a device',
  OfDevice.extend(General).partial().required({ _id: true }),
);
export const updateDeviceAudio = update(
  '/devices/updateAudio',
  'Change microphone, speaker and volume of a device',
  OfDevice.extend({
    microphone: Text.nullable().optional(),
    speaker: Text.nullable().optional(),
    volume: z.number().min(0).max(1).optional(),
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
  planned,
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
    planned,
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
  planned,
  policy,
  summary: 'Change the picture of a device',
  body: OfDevice,
  upload: { field: 'avatar', mediaTypes: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES },
  answers: { 200: Device },
});

export const deleteDeviceAvatar = defineRoute({
  method: 'DELETE',
  path: '/devices/avatar/{id}',
  context,
  planned,
  policy,
  summary: 'Remove the picture of a device',
  params: ById,
  answers: { 200: Changed },
});
