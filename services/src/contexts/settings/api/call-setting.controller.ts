import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { callSettingRoutes } from '@foyer/contracts/settings';

import { Input, Serves, type InputOf } from '#platform/http';
import { SaveCallSetting } from '../commands.js';
import { GetCallSetting } from '../queries.js';

/** Serves the layout and the first state of a member's own calls. */
@Controller()
export class CallSettingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(callSettingRoutes.getCallSetting)
  get(@Input() { actor }: InputOf<typeof callSettingRoutes.getCallSetting>) {
    return this.queries.execute(new GetCallSetting(actor.id));
  }

  @Serves(callSettingRoutes.saveCallSetting)
  async save(@Input() { body, context }: InputOf<typeof callSettingRoutes.saveCallSetting>) {
    await this.commands.execute(new SaveCallSetting(context, body));
    return this.queries.execute(new GetCallSetting(context.actor.id));
  }
}
