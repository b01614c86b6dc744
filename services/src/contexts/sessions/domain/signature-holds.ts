import type { BoardEvent } from '@foyer/contracts/board';
import type { CallEvent } from '@foyer/contracts/calls';
import type { DocumentHold, SignatureStanding } from '@foyer/contracts/documents';

/** The holds on documents on the board of a call, by their ids. */
export type SignatureHolds = ReadonlyMap<string, DocumentHold>;

export const noHolds: SignatureHolds = new Map();

export function evolveHolds(holds: SignatureHolds, event: BoardEvent): SignatureHolds {
  switch (event.type) {
    case 'BoardDocumentShown': {
      const { documentId } = event.data;
      const isKnown = documentId === null || holds.has(documentId);
      return isKnown ? holds : new Map([...holds, [documentId, 'DOCUMENT_ON_BOARD']]);
    }
    case 'BoardSignatureRequested':
      return new Map([...holds, [event.data.documentId, 'DOCUMENT_BEING_SIGNED']]);
    case 'BoardSignatureCancelled':
      return new Map([...holds, [event.data.documentId, 'DOCUMENT_ON_BOARD']]);
    case 'BoardDocumentSigned': {
      const { documentId, signedDocumentId } = event.data;
      return new Map([
        ...holds,
        [documentId, 'DOCUMENT_ON_BOARD'],
        [signedDocumentId, 'DOCUMENT_SIGNED'],
      ]);
    }
    default:
      return holds;
  }
}

/**
 * The stream of a call, folded to whether it is over: what was asked for and not given by then is
 * not given any more.
 */
export const evolveIsOver = (isOver: boolean, { type }: CallEvent): boolean =>
  isOver || type === 'CallEnded';

/** How a document stands, of what the board of its call says. */
export function standingOn(
  holds: SignatureHolds,
  documentId: string,
  isOver: boolean,
): SignatureStanding {
  const hold = holds.get(documentId);
  return {
    isSigned: hold === 'DOCUMENT_SIGNED',
    isBeingSigned: hold === 'DOCUMENT_BEING_SIGNED' && !isOver,
    isOnBoard: hold !== undefined,
  };
}
