import { Controller } from '@nestjs/common';
import { deviceRoutes } from '@foyer/contracts/devices';

import { Freshness } from '#platform/cqrs/projections';
import { Input, Serves, type InputOf } from '#platform/http';
import { DeviceActions } from '../commands.js';

/** Lets administrators act on devices remotely. */
@Controller()
export class DeviceActionsController {
  constructor(
    private readonly actions: DeviceActions,
    private readonly freshness: Freshness,
  ) {}

  @Serves(deviceRoutes.askDevice)
  async ask(@Input() { body, context }: InputOf<typeof deviceRoutes.askDevice>) {
    const { position, answer } = await this.actions.ask(context, body._id, body.action);
    // The picture is found by the read model.
    await this.freshness.waitFor(position, ['devices']);
    const { actionId, ok, note, pictureId } = answer;
    return { actionId, ok, note, pictureId };
  }
}
