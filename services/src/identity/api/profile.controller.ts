import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';

import { Input, Serves, type InputOf } from '../../platform/http/index.js';
import { Freshness } from '../../platform/projections/index.js';
import { ChangePassword } from '../commands/index.js';
import { GetMember } from '../queries/index.js';

/** The own account. */
@Controller()
export class ProfileController {
  readonly #commands: CommandBus;
  readonly #queries: QueryBus;
  readonly #freshness: Freshness;

  constructor(commands: CommandBus, queries: QueryBus, freshness: Freshness) {
    this.#commands = commands;
    this.#queries = queries;
    this.#freshness = freshness;
  }

  @Serves(identityRoutes.getProfile)
  async get(@Input() { actor }: InputOf<typeof identityRoutes.getProfile>) {
    const member = await this.#queries.execute(new GetMember(actor.id));
    return { ...member, displayName: member.displayName ?? '' };
  }

  @Serves(accountRoutes.changePassword)
  async changePassword(@Input() input: InputOf<typeof accountRoutes.changePassword>) {
    const { body, actor, context, address } = input;
    const { position } = await this.#commands.execute(
      new ChangePassword(context, { ...body, address }),
    );
    await this.#freshness.waitFor(position, ['members']);
    return { _id: actor.id };
  }
}
