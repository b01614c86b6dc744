import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { deviceRoutes } from '@foyer/contracts/devices';

import { given, type CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import {
  ChangeDevice,
  RegenerateDeviceKey,
  RegisterDevice,
  type DeviceChange,
} from '../commands.js';
import { FindDevices, GetDevice } from '../queries.js';
import { changeOf, newDeviceOf } from './device-write.js';

type In<Name extends keyof typeof deviceRoutes> = InputOf<(typeof deviceRoutes)[Name]>;

/** Devices as administrators set them up. */
@Controller()
export class DevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(deviceRoutes.listDevices)
  async list(@Input() { query }: In<'listDevices'>) {
    const { q, queueId, deactivated } = query;
    const criteria = {
      q,
      queueId,
      deactivated: deactivated === undefined ? undefined : deactivated === 'true',
    };
    const found = await this.queries.execute(
      new FindDevices({ criteria, sort: { sortName: 1 }, window: windowOfPage(query) }),
    );
    return paged(found, query);
  }

  @Serves(deviceRoutes.getDevice)
  get(@Input() { params }: In<'getDevice'>) {
    return this.queries.execute(new GetDevice(params.id));
  }

  @Serves(deviceRoutes.createDevice)
  async create(@Input() { body, context }: In<'createDevice'>) {
    const { _id: deviceId, ...details } = body;
    const { position, result } = await this.commands.execute(
      new RegisterDevice(context, { deviceId, ...newDeviceOf(details) }),
    );
    await this.freshness.waitFor(position, ['devices']);
    return { device: await this.queries.execute(new GetDevice(deviceId)), key: result.key };
  }

  @Serves(deviceRoutes.regenerateDeviceKey)
  async regenerateKey(@Input() { body, context }: In<'regenerateDeviceKey'>) {
    const deviceId = body._id;
    const { position, result } = await this.commands.execute(
      new RegenerateDeviceKey(context, { deviceId }),
    );
    await this.freshness.waitFor(position, ['devices']);
    return { device: await this.queries.execute(new GetDevice(deviceId)), key: result.key };
  }

  @Serves(deviceRoutes.updateDevice)
  updateGeneral(@Input() { body: { _id, ...details }, context }: In<'updateDevice'>) {
    return this.#change(context, _id, changeOf(details));
  }

  @Serves(deviceRoutes.updateDeviceAudio)
  updateAudio(@Input() { body: { _id, ...audio }, context }: In<'updateDeviceAudio'>) {
    return this.#change(context, _id, { audio: given(audio) });
  }

  @Serves(deviceRoutes.updateDeviceVideo)
  updateVideo(@Input() { body: { _id, ...video }, context }: In<'updateDeviceVideo'>) {
    return this.#change(context, _id, { video: given(video) });
  }

  @Serves(deviceRoutes.activatePaymentTerminal)
  switchTerminal(@Input() { body, context }: In<'activatePaymentTerminal'>) {
    return this.#change(context, body._id, { terminalActive: body.paymentTerminalActivate });
  }

  @Serves(deviceRoutes.updatePaymentTerminalConfiguration)
  configureTerminal(@Input() { body, context }: In<'updatePaymentTerminalConfiguration'>) {
    return this.#change(context, body._id, { terminalConfiguration: body.configuration });
  }

  async #change(context: CommandContext, deviceId: string, change: DeviceChange) {
    const { position } = await this.commands.execute(
      new ChangeDevice(context, { deviceId, ...change }),
    );
    await this.freshness.waitFor(position, ['devices']);
    return this.queries.execute(new GetDevice(deviceId));
  }
}
