import { Controller } from '@nestjs/common';
import { deviceRoutes } from '@foyer/contracts/devices';

import { BulkController, Input, Serves, type InputOf } from '#platform/http';
import { ChangeDevice, DeleteDevice } from '../commands.js';

/** Changes several devices at once. */
@Controller()
export class DeviceBulkController extends BulkController {
  protected readonly readModel = 'devices';

  @Serves(deviceRoutes.activateDevices)
  activate(@Input() { body, context }: InputOf<typeof deviceRoutes.activateDevices>) {
    return this.eachOf(
      body,
      context,
      (step, deviceId) => new ChangeDevice(step, { deviceId, active: true }),
    );
  }

  @Serves(deviceRoutes.deactivateDevices)
  deactivate(@Input() { body, context }: InputOf<typeof deviceRoutes.deactivateDevices>) {
    return this.eachOf(
      body,
      context,
      (step, deviceId) => new ChangeDevice(step, { deviceId, active: false }),
    );
  }

  @Serves(deviceRoutes.deleteDevices)
  delete(@Input() { body, context }: InputOf<typeof deviceRoutes.deleteDevices>) {
    return this.eachOf(body, context, (step, deviceId) => new DeleteDevice(step, { deviceId }));
  }
}
