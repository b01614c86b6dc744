import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { accountRoutes } from '@foyer/contracts/identity';

import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { ChangePassword } from '../commands.js';

/** Handles changes of a member's own password. */
@Controller()
export class OwnPasswordController {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(accountRoutes.changePassword)
  async changePassword(@Input() input: InputOf<typeof accountRoutes.changePassword>) {
    const { body, actor, context, address } = input;
    const { position } = await this.commands.execute(
      new ChangePassword(context, { ...body, address }),
    );
    await this.freshness.waitFor(position, ['members']);
    return { _id: actor.id };
  }
}
