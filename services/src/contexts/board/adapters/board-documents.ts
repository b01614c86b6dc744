import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

import { CommandRunner } from '#platform/cqrs';
import { sessionOfCall } from '#contexts/calls';
import { FindDocument, FindDocuments, ReadDocument, savedName } from '#contexts/documents';

/** A document as it can be drawn on. */
export interface BoardDocument {
  readonly documentId: string;
  readonly mediaType: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** The file types that a board can show: the pages of a PDF, or a picture as one page. */
export const DRAWN_ON: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg'];

/**
 * The documents of calls and their sessions, as the context of documents keeps them, for boards.
 */
@Injectable()
export class BoardDocuments {
  constructor(
    private readonly queries: QueryBus,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * One that belongs to the call, or to its session, and is still there; undefined for any other. A
   * draft is no document for others yet: only its author sees it.
   */
  async find(documentId: string, callId: string): Promise<BoardDocument | undefined> {
    const [found] = await this.queries.execute(new FindDocuments([documentId]));
    if (!found || found.isTakenAway || found.isDraft === true) return undefined;
    const { kind, id } = found.place;
    const owner =
      kind === 'call' ? callId : await sessionOfCall(callId, (one) => this.runner.stateOf(one));
    if (id !== owner) return undefined;
    const { mediaType, size } = found;
    return { documentId, mediaType, size, name: savedName(found) };
  }

  /** @throws Rejected DOCUMENT_NOT_FOUND or FILE_DAMAGED */
  async read(documentId: string): Promise<Uint8Array> {
    const found = await this.queries.execute(new FindDocument(documentId));
    return this.queries.execute(new ReadDocument(found));
  }
}
