import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { documentRoutes } from '@foyer/contracts/documents';

import { Spends } from '#platform/http/admission';
import { Input, Serves, type InputOf } from '#platform/http';
import { FindVisitDocuments, ShowDocuments } from '../queries.js';

/** How often one visitor asks within this time, in seconds. */
const LISTS = { points: 30, seconds: 60 };

/** The documents that stay with a visitor for a while. */
@Controller()
export class VisitDocumentsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(documentRoutes.listVisitDocuments)
  @Spends(LISTS)
  async list(@Input() { actor }: InputOf<typeof documentRoutes.listVisitDocuments>) {
    const { found, leftMs } = await this.queries.execute(new FindVisitDocuments(actor.id));
    const docs = await this.queries.execute(new ShowDocuments(found));
    return { docs, forSeconds: Math.ceil(leftMs / 1000) };
  }
}
