import { Controller } from '@nestjs/common';
import { auditRoutes } from '@foyer/contracts/audit';

import { Input, Serves, type InputOf } from '../../../platform/http/index.js';
import { RecordLook } from '../commands/record-look.js';
import { TravelInTime } from '../queries/travel-in-time.js';

/** Calls and portals as they stood. */
@Controller()
export class DocumentsController {
  readonly #travel: TravelInTime;
  readonly #looks: RecordLook;

  constructor(travel: TravelInTime, looks: RecordLook) {
    this.#travel = travel;
    this.#looks = looks;
  }

  @Serves(auditRoutes.documentAt)
  async at(@Input() { params, query, context }: InputOf<typeof auditRoutes.documentAt>) {
    await this.#looks.of(context, 'document-at', { ...params, ...query });
    return this.#travel.documentAt(params, query.at, query.until);
  }

  @Serves(auditRoutes.documentMoments)
  async moments(@Input() { params, context }: InputOf<typeof auditRoutes.documentMoments>) {
    await this.#looks.of(context, 'document-moments', params);
    return this.#travel.moments(params);
  }
}
