import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { callLogSurface } from '@foyer/contracts/calls';

import { Freshness } from '#platform/cqrs/projections';
import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { SeeMissedCalls } from '../commands.js';
import { FindCallLog } from '../queries.js';

/** Lists the calls of the member who asks, and how each call ended for this member. */
@Controller()
export class CallLogController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(callLogSurface.getCallLog)
  async log(@Input() { query, actor }: InputOf<typeof callLogSurface.getCallLog>) {
    const { kind, type, unseen, from, to } = query;
    const found = await this.queries.execute(
      new FindCallLog({
        ...{ memberId: actor.id, kind, type, from, to },
        unseen: unseen === 'true',
        window: windowOfPage(query),
      }),
    );
    return paged(found, query);
  }

  @Serves(callLogSurface.seeMissedCalls)
  async see(@Input() input: InputOf<typeof callLogSurface.seeMissedCalls>) {
    const { body, actor, context } = input;
    const { position } = await this.commands.execute(
      new SeeMissedCalls(context, { memberId: actor.id, upTo: body.upTo }),
    );
    await this.freshness.waitFor(position, ['call-log']);
    return body;
  }
}
