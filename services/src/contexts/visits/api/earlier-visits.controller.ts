import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { earlierVisitRoutes } from '@foyer/contracts/visits';

import { Input, Serves, type InputOf } from '#platform/http';
import { GetEarlierVisits } from '../queries.js';

/** Lists the visits before the current visit. */
@Controller()
export class EarlierVisitsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(earlierVisitRoutes.getEarlierVisits)
  async get(@Input() { params, actor }: InputOf<typeof earlierVisitRoutes.getEarlierVisits>) {
    const asked = { callId: params.id, agentId: actor.id };
    return { docs: await this.queries.execute(new GetEarlierVisits(asked)) };
  }
}
