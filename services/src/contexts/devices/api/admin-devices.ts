import { adminDeviceRoutes } from '@foyer/contracts/devices';

import { given, seenIn } from '#platform/cqrs';
import { adminController } from '#platform/http';
import { ChangeDevice, DeleteDevice } from '../commands.js';
import { devices } from '../queries.js';
import { changeOf } from './device-write.js';

/**
 * Devices as the console's data provider wants them; see AdminNewDeviceController for how they are
 * made.
 */
export const AdminDevicesController = adminController(adminDeviceRoutes.deviceResource, {
  readModel: devices,
  usualSort: ['name', 'ASC'],
  sortedBy: { name: 'sortName' },
  update: (deviceId, body, { context }) => {
    const {
      microphone,
      speaker,
      volume,
      userCamera,
      docCamera,
      paymentTerminalActivate,
      paymentTerminal,
      deactivated,
      revision: _,
      ...details
    } = body;
    return new ChangeDevice(context, {
      deviceId,
      seen: seenIn(body),
      ...changeOf(details),
      audio: given({ microphone, speaker, volume }),
      video: given({ userCamera, docCamera }),
      terminalActive: paymentTerminalActivate,
      terminalConfiguration: paymentTerminal,
      active: deactivated === undefined ? undefined : !deactivated,
    });
  },
  delete: (deviceId, { context }) => new DeleteDevice(context, { deviceId }),
});
