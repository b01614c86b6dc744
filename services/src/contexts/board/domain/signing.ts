import type { BoardEvent, SignaturePlace } from '@foyer/contracts/board';

/** How a signature on one document stands. */
export interface Signing {
  readonly status: 'REST' | 'STARTING' | 'SIGNING' | 'CONFIRMED' | 'CANCELLED';
  /** The chosen signers. */
  readonly signerIds: readonly string[];
  /** The person who asked for it; null as long as no one has. */
  readonly requestedBy: string | null;
  readonly place: SignaturePlace | null;
  /** True if the chosen persons sign one after the other. */
  readonly inOrder: boolean;
  /** The number of signatures given in this request. */
  readonly given: number;
  /** The id of the signed document, which also has an entry under its own id; null before. */
  readonly signedDocumentId: string | null;
  readonly reloadCounter: number;
}

export type Signings = Readonly<Record<string, Signing>>;

export const noSigning: Signing = {
  status: 'REST',
  signerIds: [],
  requestedBy: null,
  place: null,
  inOrder: false,
  given: 0,
  signedDocumentId: null,
  reloadCounter: 0,
};

/** Why what is drawn on a document stays as it is; undefined where it may be changed. */
export function heldBecause(
  signings: Signings,
  documentId: string | null,
): 'DOCUMENT_SIGNED' | 'DOCUMENT_BEING_SIGNED' | undefined {
  const signing = documentId === null ? undefined : signings[documentId];
  if (!signing) return undefined;
  if (signing.signedDocumentId !== null) return 'DOCUMENT_SIGNED';
  // A person who was asked signs the document that they were shown.
  return signing.requestedBy === null ? undefined : 'DOCUMENT_BEING_SIGNED';
}

/** True if another document, with signatures on it, has replaced this one. */
export const isReplaced = ({ signedDocumentId }: Signing, documentId: string): boolean =>
  signedDocumentId !== null && signedDocumentId !== documentId;

/** True if a document is signed by all who were asked. */
export const isDone = ({ signedDocumentId, requestedBy }: Signing): boolean =>
  signedDocumentId !== null && requestedBy === null;

/** The document that a signature is laid into: the newest that was made of it. */
export function newestOf(signings: Signings, documentId: string): string {
  const next = signings[documentId]?.signedDocumentId ?? documentId;
  return next === documentId ? documentId : newestOf(signings, next);
}

type SigningEvent = Extract<
  BoardEvent,
  {
    type:
      | 'BoardSignersChosen'
      | 'BoardSignatureRequested'
      | 'BoardSigningMoved'
      | 'BoardSignatureCancelled'
      | 'BoardDocumentSigned'
      | 'BoardDocumentReloaded';
  }
>;

export function evolveSignings(signings: Signings, event: SigningEvent): Signings {
  const { documentId } = event.data;
  const before = signings[documentId] ?? noSigning;
  const changed = (how: Partial<Signing>) => ({ ...signings, [documentId]: { ...before, ...how } });
  switch (event.type) {
    case 'BoardSignersChosen':
      return changed({ signerIds: event.data.signerIds });
    case 'BoardSignatureRequested': {
      const { by: requestedBy, place, inOrder = false } = event.data;
      return changed({ status: 'REST', requestedBy, place, inOrder, given: 0 });
    }
    case 'BoardSigningMoved':
      return changed({ status: event.data.step });
    case 'BoardSignatureCancelled':
      return changed({
        // The signatures that were given stay.
        status: before.signedDocumentId === null ? 'CANCELLED' : 'CONFIRMED',
        ...{ requestedBy: null, place: null },
      });
    case 'BoardDocumentReloaded':
      return changed({ reloadCounter: event.data.reloadCounter });
    case 'BoardDocumentSigned': {
      const { signedDocumentId, remainingIds: signerIds = [] } = event.data;
      const signed = { status: 'CONFIRMED', signedDocumentId } as const;
      const { requestedBy, place, inOrder, given } = before;
      const goesOn = { status: 'REST', signerIds, requestedBy, place, inOrder } as const;
      return {
        ...changed({
          ...{ ...signed, requestedBy: null, place: null },
          reloadCounter: before.reloadCounter + 1,
        }),
        // Those who are still to sign are asked on the document that has the others' signatures.
        [signedDocumentId]: {
          ...{ ...noSigning, ...signed, ...(signerIds.length > 0 && goesOn) },
          given: given + 1,
        },
      };
    }
  }
}
