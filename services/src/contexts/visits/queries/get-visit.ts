import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { VisitView } from '@foyer/contracts/visits';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { VisitViews } from './visit-views.js';

/** One visit as its visitor sees it. Refused with VISIT_NOT_FOUND where there is none. */
export class GetVisit extends Query<VisitView> {
  constructor(readonly visitId: string) {
    super();
  }
}

@QueryHandler(GetVisit)
export class GetVisitHandler implements IQueryHandler<GetVisit> {
  readonly #views: VisitViews;

  constructor(views: VisitViews) {
    this.#views = views;
  }

  async execute({ visitId }: GetVisit): Promise<VisitView> {
    const view = await this.#views.of(visitId);
    if (!view) throw new Rejected('VISIT_NOT_FOUND');
    return view;
  }
}
