import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { callRoutes } from '@foyer/contracts/calls';

import { CommandRunner, Rejected } from '#platform/cqrs';
import { Input, paged, Serves, windowOfPage, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { EndCall, LeaveCall } from '../commands.js';
import { requireOwnPlace } from '../conference/require-own-place.js';
import { calls } from '../queries.js';
import { hideFromStrangers } from './hide-from-strangers.js';

/** Calls as those who take part in them see them. */
@Controller()
export class CallsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly runner: CommandRunner,
  ) {}

  @Serves(callRoutes.getCallHistory)
  async history(@Input() { query, actor }: InputOf<typeof callRoutes.getCallHistory>) {
    const found = await this.queries.execute(
      new calls.Find({
        criteria: { agentId: actor.id },
        sort: { rangAt: -1 },
        window: windowOfPage(query),
      }),
    );
    return paged(found, query);
  }

  /**
   * Strangers must not see a call, and must not learn that it exists. Agents who had the call, and
   * consulted colleagues, may see it.
   */
  @Serves(callRoutes.getCall)
  async get(@Input() { params, actor }: InputOf<typeof callRoutes.getCall>) {
    const call = await this.queries.execute(new calls.Get(params.id));
    const { agentId, consultedId, handOvers } = call;
    const formerIds = handOvers.map(({ fromId }) => fromId);
    if (![agentId, consultedId, ...formerIds].includes(actor.id))
      throw new Rejected('CALL_NOT_FOUND');
    return call;
  }

  @Serves(callRoutes.endCall)
  async end(@Input() { body, actor, context }: InputOf<typeof callRoutes.endCall>) {
    const { callDetailId: callId } = body;
    const { position } = await this.commands.execute(
      new EndCall(context, { callId, endedBy: actor.id }),
    );
    await this.freshness.waitFor(position, ['call-records']);
    return body;
  }

  @Serves(callRoutes.leaveCall)
  async leave(@Input() { body, actor, context }: InputOf<typeof callRoutes.leaveCall>) {
    return this.#leave(body, actor.id, context);
  }

  @Serves(callRoutes.leaveCallAsVisitor)
  async leaveAsVisitor(@Input() input: InputOf<typeof callRoutes.leaveCallAsVisitor>) {
    const { body, actor, context } = input;
    await requireOwnPlace(this.runner, body.callDetailId, actor).catch(hideFromStrangers);
    return this.#leave(body, actor.id, context).catch(hideFromStrangers);
  }

  async #leave(
    body: { readonly callDetailId: string },
    joinerId: string,
    context: InputOf<typeof callRoutes.leaveCall>['context'],
  ) {
    const { position } = await this.commands.execute(
      new LeaveCall(context, {
        callId: body.callDetailId,
        joinerId,
        because: { reason: 'left' },
      }),
    );
    await this.freshness.waitFor(position, ['call-records']);
    return body;
  }
}
