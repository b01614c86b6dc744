import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ownCallRoutes } from '@foyer/contracts/identity';

import { Rejected } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { ProlongSignIn } from '../commands.js';
import { IsInCall } from '../queries.js';

/** The sign-in of a member who is in a call. */
@Controller()
export class OwnCallController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(ownCallRoutes.getOwnCall)
  async look(@Input() { actor }: InputOf<typeof ownCallRoutes.getOwnCall>) {
    return { inCall: await this.queries.execute(new IsInCall(actor.id)) };
  }

  @Serves(ownCallRoutes.prolongSignIn)
  async prolong(@Input() { actor, context }: InputOf<typeof ownCallRoutes.prolongSignIn>) {
    if (!(await this.queries.execute(new IsInCall(actor.id)))) throw new Rejected('NOT_IN_CALL');
    const command = new ProlongSignIn(context, undefined);
    const { position, result: token } = await this.commands.execute(command);
    await this.freshness.waitFor(position, ['members']);
    return { token, data: { token } };
  }
}
