import { Injectable } from '@nestjs/common';

import { CommandRunner, Rejected, type Actor } from '#platform/cqrs';
import { DocumentAccess } from '#contexts/sessions';
import type { Place } from './place.js';
import { BoardDocuments } from '../adapters/board-documents.js';
import { heldBecause, isDone, noSigning, type Signing } from './signing.js';
import { boardStream, callStream, placeOn } from '../streams.js';

/** Checks rights on boards, as the log has them this instant. */
@Injectable()
export class BoardAccess {
  constructor(
    private readonly runner: CommandRunner,
    private readonly documents: DocumentAccess,
    private readonly boardDocuments: BoardDocuments,
  ) {}

  /** @throws Rejected BOARD_NOT_FOUND, also to those who may not see it */
  async require(boardId: string, actor: Actor): Promise<Place> {
    const place = placeOn(await this.runner.stateOf(callStream(boardId)), actor);
    if (place === null) throw new Rejected('BOARD_NOT_FOUND');
    return place;
  }

  /** True if a document was deleted or removed; the blank pages never are. */
  async isGone(boardId: string, documentId: string | null): Promise<boolean> {
    if (documentId === null) return false;
    return (await this.boardDocuments.find(documentId, boardId)) === undefined;
  }

  /**
   * @throws Rejected BOARD_NOT_FOUND, BOARD_READ_ONLY, DOCUMENT_NOT_FOUND, DOCUMENT_SIGNED or
   *   DOCUMENT_BEING_SIGNED
   */
  async requireDrawing(boardId: string, documentId: string | null, actor: Actor): Promise<void> {
    const { mayDraw } = await this.require(boardId, actor);
    if (!mayDraw) throw new Rejected('BOARD_READ_ONLY');
    const { signings } = await this.board(boardId);
    const held = heldBecause(signings, documentId);
    if (held) throw new Rejected(held);
    if (await this.isGone(boardId, documentId)) throw new Rejected('DOCUMENT_NOT_FOUND');
  }

  async sees(boardId: string, actor: Actor): Promise<boolean> {
    return placeOn(await this.runner.stateOf(callStream(boardId)), actor) !== null;
  }

  /**
   * Lets those in the call export a board while the call is on, and afterwards those who may read
   * its documents.
   * @throws Rejected BOARD_NOT_FOUND
   */
  async requireReading(boardId: string, actor: Actor): Promise<void> {
    const call = await this.runner.stateOf(callStream(boardId));
    const place = { kind: 'call', id: boardId } as const;
    const reads =
      call.stage === 'ended'
        ? await this.documents.allows(place, actor, 'documents.read')
        : placeOn(call, actor) !== null;
    if (!reads) throw new Rejected('BOARD_NOT_FOUND');
  }

  /** True if all who were asked have signed. */
  readonly isDone = isDone;

  /** How a signature on a document stands. */
  async signing(boardId: string, documentId: string | null): Promise<Signing> {
    const { signings } = await this.board(boardId);
    return (documentId === null ? undefined : signings[documentId]) ?? noSigning;
  }

  /** Returns the state of a board. */
  board(boardId: string) {
    return this.runner.stateOf(boardStream(boardId));
  }
}
