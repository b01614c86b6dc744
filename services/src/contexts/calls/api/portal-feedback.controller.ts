import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { callRoutes } from '@foyer/contracts/calls';

import { Input, Serves, type InputOf } from '#platform/http';
import { GetPortalFeedback } from '../queries.js';

/** How visitors rated a portal, for those who read all calls. */
@Controller()
export class PortalFeedbackController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(callRoutes.getPortalFeedback)
  async get(@Input() { params, query }: InputOf<typeof callRoutes.getPortalFeedback>) {
    return this.queries.execute(new GetPortalFeedback({ portalId: params.id, ...query }));
  }
}
