import { z } from 'zod';

import { defineAdminResource } from '../schema/admin-resource.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { TerminalAddress } from '../payments/terminal-address.js';
import { DeviceDetails, HardwareName } from './details.js';
import { DeviceCamera, Volume } from './equipment.js';
import { Device } from './read-models.js';
import { Revision, seen } from '../schema/revision.js';
import { plainLine } from '../schema/plain-text.js';

const context = 'devices';
const policy = 'devices.manage';

/** A device as the console's data provider knows it. */
export const AdminDevice = Device.extend({ id: Id, revision: Revision }).meta({
  id: 'AdminDevice',
});
export type AdminDevice = z.output<typeof AdminDevice>;

export const deviceResource = defineAdminResource({
  name: 'devices',
  context,
  policy,
  record: AdminDevice,
  sort: ['name', 'type', 'createdAt', 'lastSeenAt', 'id'],
  filter: z.object({
    q: plainLine().max(100).optional(),
    queueId: Id.optional(),
    deactivated: z.boolean().optional(),
    online: z.boolean().optional(),
    type: z.string().max(200).optional(),
  }),
  notFound: 'DEVICE_NOT_FOUND',
  list: { summary: 'Devices for the console' },
  get: { summary: 'One device for the console' },
  update: {
    summary: 'Change a device',
    body: z.strictObject({
      ...DeviceDetails.partial().shape,
      microphone: HardwareName.optional(),
      speaker: HardwareName.optional(),
      volume: Volume.optional(),
      userCamera: DeviceCamera.optional(),
      docCamera: DeviceCamera.optional(),
      paymentTerminalActivate: z.boolean().optional(),
      paymentTerminal: TerminalAddress.optional(),
      deactivated: z.boolean().optional(),
      ...seen,
    }),
    rejections: ['PORTAL_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  delete: { summary: 'Delete a device' },
});

export const adminCreateDevice = defineRoute({
  method: 'POST',
  path: '/admin/devices',
  context,
  policy,
  summary: 'Add a device; the answer carries its key, this once',
  body: z.strictObject({
    id: Id.optional(),
    ...DeviceDetails.partial().shape,
    name: DeviceDetails.shape.name,
  }),
  answers: { 201: AdminDevice.extend({ key: z.string().nullable() }) },
  rejections: ['PORTAL_NOT_FOUND', 'ID_ALREADY_USED'],
});
