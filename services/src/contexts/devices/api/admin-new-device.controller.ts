import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { adminDeviceRoutes } from '@foyer/contracts/devices';

import { NewId } from '#platform/clock';
import { Freshness } from '#platform/cqrs/projections';
import { asRecord, Input, Serves, thingIdOf, type InputOf } from '#platform/http';
import { RegisterDevice } from '../commands.js';
import { GetDevice } from '../queries.js';
import { newDeviceOf } from './device-write.js';

/** Adds devices for the console; the answer includes the key, only this once. */
@Controller()
export class AdminNewDeviceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly newId: NewId,
  ) {}

  @Serves(adminDeviceRoutes.adminCreateDevice)
  async create(@Input() { body, context }: InputOf<typeof adminDeviceRoutes.adminCreateDevice>) {
    const { id: deviceId = thingIdOf(context, this.newId), ...details } = body;
    const { position, result } = await this.commands.execute(
      new RegisterDevice(context, { deviceId, ...newDeviceOf(details) }),
    );
    await this.freshness.waitFor(position, ['devices']);
    const device = await this.queries.execute(new GetDevice(deviceId));
    return { ...asRecord(device), key: result.key };
  }
}
