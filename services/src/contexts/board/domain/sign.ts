import type { BoardEvent, SignaturePlace } from '@foyer/contracts/board';
import { accepted, rejected, type Decision } from '@foyer/contracts/decision';

import type { Board } from './board.js';
import { placeWith, type PlaceOnBoard } from './place.js';
import { isOnPage } from './signature-place.js';
import { isDone, isReplaced, newestOf, noSigning, type Signing } from './signing.js';
import { usualPlace, type DocumentPage } from './usual-place.js';

interface OfDocument {
  readonly boardId: string;
  readonly documentId: string;
  readonly place: PlaceOnBoard;
}
type Decided = Decision<readonly BoardEvent[], { readonly version: number }>;

const signingOf = (board: Board, documentId: string) => board.signings[documentId] ?? noSigning;

function changed(board: Board, ...events: readonly BoardEvent[]): Decided {
  return accepted(events, { version: board.version + events.length });
}

/**
 * Another person has asked for a signature on it: they decide who signs, and where, until that
 * ends.
 */
const isAnothers = ({ requestedBy }: Signing, personId: string) =>
  requestedBy !== null && requestedBy !== personId;

/** The person who asks for a signature chooses the signers: `present` are those in the call. */
export function chooseSigners(
  board: Board,
  {
    place,
    signerIds,
    present,
    ...of
  }: OfDocument & { readonly signerIds: readonly string[]; readonly present: ReadonlySet<string> },
): Decided {
  const found = placeWith(place, 'mayRequest');
  if (found.type === 'rejected') return found;
  const signing = signingOf(board, of.documentId);
  if (isReplaced(signing, of.documentId)) return rejected('DOCUMENT_SIGNED');
  if (isAnothers(signing, found.place.personId)) return rejected('DOCUMENT_BEING_SIGNED');
  if (!signerIds.every((id) => present.has(id))) return rejected('PERSON_NOT_FOUND');
  if (signing.signerIds.join() === signerIds.join()) return changed(board);
  const data = { ...of, signerIds: [...new Set(signerIds)], by: found.place.personId };
  return changed(board, { type: 'BoardSignersChosen', data });
}

/**
 * Those who were chosen are asked. `pages` are those of the document; null where it is not the
 * call's, or has none.
 */
export function requestSignature(
  board: Board,
  {
    place,
    at: wanted,
    pages,
    inOrder = false,
    ...of
  }: OfDocument & {
    /** By default low on the first page. */
    readonly at: SignaturePlace | undefined;
    readonly pages: readonly DocumentPage[] | null;
    readonly inOrder?: boolean | undefined;
  },
): Decided {
  const found = placeWith(place, 'mayRequest');
  if (found.type === 'rejected') return found;
  if (pages === null) return rejected('DOCUMENT_NOT_FOUND');
  const at = wanted ?? usualPlaceOn(pages);
  // The usual place is on the page, however small that is.
  const isPlace = wanted === undefined || isOnPage(wanted, pages);
  if (!at || !isPlace) return rejected('SIGNATURE_PLACE_INVALID');
  const signing = signingOf(board, of.documentId);
  if (isReplaced(signing, of.documentId)) return rejected('DOCUMENT_SIGNED');
  if (isAnothers(signing, found.place.personId)) return rejected('DOCUMENT_BEING_SIGNED');
  if (signing.signerIds.length === 0) return rejected('INVALID_INPUT');
  const data = { ...of, place: at, by: found.place.personId, ...(inOrder && { inOrder }) };
  return changed(board, { type: 'BoardSignatureRequested', data });
}

function usualPlaceOn([first]: readonly DocumentPage[]): SignaturePlace | undefined {
  return first && { page: 0, box: [...usualPlace(first)] };
}

/** The next state of a signature; `present` are those in the call. */
interface Move extends OfDocument {
  readonly status: 'STARTING' | 'SIGNING' | 'CANCELLED';
  readonly present: ReadonlySet<string>;
}

/**
 * One of those who were asked continues, or declines; the person who asked withdraws it. Once that
 * person has left, another who may ask withdraws it: otherwise the document would be held
 * permanently.
 */
export function moveSigning(board: Board, { place, status, present, ...of }: Move): Decided {
  if (place === null) return rejected('BOARD_NOT_FOUND');
  const { personId, mayRequest } = place;
  const signing = signingOf(board, of.documentId);
  if (isReplaced(signing, of.documentId)) return rejected('DOCUMENT_SIGNED');
  const isSigner = signing.requestedBy !== null && signing.signerIds.includes(personId);
  const isLeft = signing.requestedBy !== null && !present.has(signing.requestedBy);
  const mayCancel = isSigner || signing.requestedBy === personId || (mayRequest && isLeft);
  if (status === 'CANCELLED' ? !mayCancel : !isSigner) return rejected('NOT_ASKED_TO_SIGN');
  if (signing.status === status) return changed(board);
  const by = { ...of, by: personId };
  return changed(
    board,
    status === 'CANCELLED'
      ? { type: 'BoardSignatureCancelled', data: by }
      : { type: 'BoardSigningMoved', data: { ...by, step: status } },
  );
}

/** The result of signing a document. */
export interface Signed {
  readonly signedDocumentId: string;
  readonly documentHash: string;
  readonly signedHash: string;
  readonly method: 'drawn' | 'typed';
  readonly capacity: 'member' | 'guest' | 'visitor';
  /** The signature pad, if one was used. */
  readonly pad?: {
    readonly type: string;
    readonly serialNumber: string;
    readonly hasProof: boolean;
  };
}

/**
 * Returns the person's right to sign now: only those who were asked may sign, each once. Of
 * several, the next person signs the document with the signatures of the others, even if the page
 * still shows the previous document.
 */
export function maySign(
  { signings }: Board,
  { place, documentId: shownId }: Omit<OfDocument, 'boardId'>,
) {
  if (place === null) return rejected('BOARD_NOT_FOUND');
  const documentId = newestOf(signings, shownId);
  const signing = signings[documentId] ?? noSigning;
  const { requestedBy, signerIds, place: at, inOrder, given } = signing;
  if (isDone(signing)) return rejected('DOCUMENT_SIGNED');
  if (requestedBy === null || at === null || !signerIds.includes(place.personId)) {
    return rejected(documentId === shownId ? 'NOT_ASKED_TO_SIGN' : 'DOCUMENT_SIGNED');
  }
  if (inOrder && signerIds[0] !== place.personId) return rejected('NOT_YOUR_TURN_TO_SIGN');
  const remainingIds = signerIds.filter((id) => id !== place.personId);
  return { type: 'found', documentId, requestedBy, at, given, remainingIds } as const;
}

export function signDocument(
  board: Board,
  { place, signed, ...of }: OfDocument & { readonly signed: Signed },
): Decided {
  const found = maySign(board, { place, documentId: of.documentId });
  if (found.type === 'rejected' || place === null) {
    return found.type === 'rejected' ? found : rejected('BOARD_NOT_FOUND');
  }
  const { requestedBy, documentId, remainingIds } = found;
  // Another was faster: that signature is in a document without this person's signature.
  if (documentId !== of.documentId) return rejected('CONFLICT');
  const rest = remainingIds.length > 0 && { remainingIds };
  const data = { ...of, ...signed, by: place.personId, requestedBy, ...rest };
  return changed(board, { type: 'BoardDocumentSigned', data });
}

/** The presenter has all pages load a document once more. */
export function reloadDocument(board: Board, { place, ...of }: OfDocument): Decided {
  const found = placeWith(place, 'mayLead');
  if (found.type === 'rejected') return found;
  const reloadCounter = signingOf(board, of.documentId).reloadCounter + 1;
  const data = { ...of, reloadCounter, by: found.place.personId };
  return changed(board, { type: 'BoardDocumentReloaded', data });
}
