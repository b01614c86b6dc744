import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

import { CommandRunner } from '#platform/cqrs';
import { sessionOfCall } from '#contexts/calls';
import { FindDocument, FindDocuments, ReadDocument, savedName } from '#contexts/documents';
import { BoardDocuments, type BoardDocument } from '../ports/board-documents.js';

/** Documents as the context of documents keeps them. */
@Injectable()
export class StoredBoardDocuments extends BoardDocuments {
  constructor(
    private readonly queries: QueryBus,
    private readonly runner: CommandRunner,
  ) {
    super();
  }

  async find(documentId: string, callId: string): Promise<BoardDocument | undefined> {
    const [found] = await this.queries.execute(new FindDocuments([documentId]));
    if (!found || found.isTakenAway) return undefined;
    const { kind, id } = found.place;
    const owner =
      kind === 'call' ? callId : await sessionOfCall(callId, (one) => this.runner.stateOf(one));
    if (id !== owner) return undefined;
    const { mediaType, size } = found;
    return { documentId, mediaType, size, name: savedName(found) };
  }

  async read(documentId: string): Promise<Uint8Array> {
    const found = await this.queries.execute(new FindDocument(documentId));
    return this.queries.execute(new ReadDocument(found));
  }
}
