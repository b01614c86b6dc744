import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { accountRoutes } from '@foyer/contracts/identity';

import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { EndSessions } from '../commands.js';
import { FindSessions } from '../queries.js';

/** Handles a member's own sign-ins: lists the running ones, and ends unknown ones. */
@Controller()
export class OwnSessionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(accountRoutes.getMySessions)
  async list(@Input() { actor }: InputOf<typeof accountRoutes.getMySessions>) {
    const own = actor.type === 'member' ? actor.sessionId : undefined;
    const found = await this.queries.execute(new FindSessions(actor.id));
    const sessions = found.map((session) => ({
      ...session,
      device: session.device ?? '',
      address: session.address ?? '',
      current: session._id === own,
    }));
    return { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) };
  }

  @Serves(accountRoutes.endMySession)
  async end(@Input() { params, context }: InputOf<typeof accountRoutes.endMySession>) {
    return this.#end(new EndSessions(context, { sessionId: params.id }));
  }

  @Serves(accountRoutes.endMyOtherSessions)
  async endOthers(@Input() { context }: InputOf<typeof accountRoutes.endMyOtherSessions>) {
    return this.#end(new EndSessions(context, {}));
  }

  async #end(command: EndSessions) {
    const { position, result: ended } = await this.commands.execute(command);
    await this.freshness.waitFor(position, ['members']);
    return { ended };
  }
}
