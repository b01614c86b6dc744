import { Inject, Injectable } from '@nestjs/common';
import { boardEvents } from '@foyer/contracts/board';
import { callEvents } from '@foyer/contracts/calls';
import {
  whyDocumentStays,
  type DocumentHold,
  type DocumentPlace,
  type SignatureStanding,
  type WayOut,
} from '@foyer/contracts/documents';
import { trusted, type ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import { CommandRunner, defineFold, stream } from '#platform/cqrs';
import { READ_STORE } from '#platform/tokens';
import { standingOf } from './document-standing.js';
import {
  evolveHolds,
  evolveIsOver,
  noHolds,
  standingOn,
  type SignatureHolds,
} from './signature-holds.js';
import { Session } from '../streams.js';

/** The board of a call, folded to what holds documents on it. */
const Holds = defineFold({
  name: 'board',
  initial: noHolds,
  evolve: evolveHolds,
  events: boardEvents,
});
const IsCallOver = defineFold({
  name: 'call',
  initial: false,
  evolve: evolveIsOver,
  events: callEvents,
});

/** The streams of a board that say what it holds, to decide over in one append. */
export const holdingStreams = (boardId: string | null) => ({
  holds: boardId === null ? undefined : stream(Holds, boardId),
  isOver: boardId === null ? undefined : stream(IsCallOver, boardId),
});

/** How these streams stand. */
export interface HoldingStates {
  readonly holds?: SignatureHolds | undefined;
  readonly isOver?: boolean | undefined;
}

const free: SignatureStanding = { isSigned: false, isBeingSigned: false };

/** Standing of documents as read models knew it before a decision; every way out asks here. */
export class KnownHolds {
  constructor(private readonly known: ReadonlyMap<string, SignatureStanding>) {}

  /** Why a document stays: by what was known, or by what its board says at this moment. */
  why(
    documentId: string,
    way: WayOut,
    { holds = noHolds, isOver = true }: HoldingStates = {},
  ): DocumentHold | undefined {
    const before = this.known.get(documentId) ?? free;
    const now = standingOn(holds, documentId, isOver);
    const standing = {
      isSigned: before.isSigned || now.isSigned,
      isBeingSigned: before.isBeingSigned || now.isBeingSigned,
      isOnBoard: before.isOnBoard === true || now.isOnBoard === true,
    };
    return whyDocumentStays(standing, way);
  }
}

/** Knows why documents stay where they are. */
@Injectable()
export class DocumentHolds {
  constructor(
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly runner: CommandRunner,
  ) {}

  async on(documentIds: readonly string[]): Promise<KnownHolds> {
    const known = this.store.collection<UploadedDocument>('documents');
    const found = await known.find({ _id: trusted({ $in: [...documentIds] }) });
    return new KnownHolds(new Map(found.map((one) => [one._id, standingOf(one)])));
  }

  /** True if a session has documents that stay: it is not deleted then. */
  async isKeptFor(sessionId: string): Promise<boolean> {
    const signed = await this.store
      .collection<UploadedDocument>('documents')
      .find({ 'place.kind': 'session', 'place.id': sessionId, isSigned: true, isDelete: false });
    return signed.some((one) => whyDocumentStays(standingOf(one), 'with-session') !== undefined);
  }

  /**
   * The board on which a document may be under signature now: that of its call, or of its session's
   * call.
   */
  async boardOf({ kind, id }: DocumentPlace): Promise<string | null> {
    if (kind === 'call') return id;
    const session = await this.runner.stateOf(stream(Session, id));
    return session.status === 'unknown' ? null : session.callId;
  }
}
