import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { deviceRoutes } from '@foyer/contracts/devices';

import {
  Rejected,
  stepOf,
  type CommandContext,
  type Outcome,
} from '../../../platform/eventing/commands/index.js';
import { Freshness } from '../../../platform/eventing/projections/index.js';
import { Input, Serves, type InputOf } from '../../../platform/http/index.js';
import { ChangeDevice, DeleteDevice } from '../commands/index.js';

/** What is done to several devices at once; each by itself, so that one error does not hold up the others. */
@Controller()
export class DeviceBulkController {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(deviceRoutes.activateDevices)
  activate(@Input() { body, context }: InputOf<typeof deviceRoutes.activateDevices>) {
    return this.#eachOf(body.ids, context, (deviceId, step) =>
      this.commands.execute(new ChangeDevice(step, { deviceId, active: true })),
    );
  }

  @Serves(deviceRoutes.deactivateDevices)
  deactivate(@Input() { body, context }: InputOf<typeof deviceRoutes.deactivateDevices>) {
    return this.#eachOf(body.ids, context, (deviceId, step) =>
      this.commands.execute(new ChangeDevice(step, { deviceId, active: false })),
    );
  }

  @Serves(deviceRoutes.deleteDevices)
  delete(@Input() { body, context }: InputOf<typeof deviceRoutes.deleteDevices>) {
    return this.#eachOf(body.ids, context, (deviceId, step) =>
      this.commands.execute(new DeleteDevice(step, { deviceId })),
    );
  }

  async #eachOf(
    ids: readonly string[],
    context: CommandContext,
    run: (deviceId: string, step: CommandContext) => Promise<Outcome<unknown>>,
  ) {
    const successIds: string[] = [];
    const failedIds: string[] = [];
    for (const deviceId of new Set(ids)) {
      try {
        const { position } = await run(deviceId, stepOf(context, deviceId));
        await this.freshness.waitFor(position, ['devices']);
        successIds.push(deviceId);
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        failedIds.push(deviceId);
      }
    }
    return { successIds, failedIds };
  }
}
