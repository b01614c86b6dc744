import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { documentRoutes } from '@foyer/contracts/documents';

import { Spends } from '#platform/http/admission';
import { Input, Serves, type InputOf } from '#platform/http';
import { ShowDocuments } from '../queries.js';
import { leftTo } from './left-to-visitor.js';

/** How often one of them asks within this time, in seconds. */
const LISTS = { points: 30, seconds: 60 };

/** The documents that stay with a visitor or guest for a while. */
@Controller()
export class VisitDocumentsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(documentRoutes.listVisitDocuments)
  @Spends(LISTS)
  async list(@Input() { actor }: InputOf<typeof documentRoutes.listVisitDocuments>) {
    const { found, leftMs } = await leftTo(actor, this.queries);
    const docs = await this.queries.execute(new ShowDocuments(found));
    return { docs, forSeconds: Math.ceil(leftMs / 1000) };
  }
}
