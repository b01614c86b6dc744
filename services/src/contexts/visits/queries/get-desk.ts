import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DeskView } from '@foyer/contracts/visits';

import { DeskViews } from './desk-views.js';

/** An agent's desk, and the lines of the agent's portals. */
export class GetDesk extends Query<DeskView> {
  constructor(readonly memberId: string) {
    super();
  }
}

@QueryHandler(GetDesk)
export class GetDeskHandler implements IQueryHandler<GetDesk> {
  readonly #views: DeskViews;

  constructor(views: DeskViews) {
    this.#views = views;
  }

  execute({ memberId }: GetDesk): Promise<DeskView> {
    return this.#views.of(memberId);
  }
}
