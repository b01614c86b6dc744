import type { BoardEvent, SignaturePlace } from '@foyer/contracts/board';

/** How a signature on one document stands. */
export interface Signing {
  readonly status: 'REST' | 'STARTING' | 'SIGNING' | 'CONFIRMED' | 'CANCELLED';
  /** Who is to sign. */
  readonly signerIds: readonly string[];
  /** Who asked for it; null as long as no one has. */
  readonly requestedBy: string | null;
  readonly place: SignaturePlace | null;
  /** The signed document; null before. */
  readonly signedDocumentId: string | null;
  readonly reloadCounter: number;
}

export type Signings = Readonly<Record<string, Signing>>;

export const noSigning: Signing = {
  status: 'REST',
  signerIds: [],
  requestedBy: null,
  place: null,
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
  // Who was asked signs what they were shown.
  return signing.requestedBy === null ? undefined : 'DOCUMENT_BEING_SIGNED';
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
      const { by: requestedBy, place } = event.data;
      return changed({ status: 'REST', requestedBy, place });
    }
    case 'BoardSigningMoved':
      return changed({ status: event.data.step });
    case 'BoardSignatureCancelled':
      return changed({ status: 'CANCELLED', requestedBy: null, place: null });
    case 'BoardDocumentReloaded':
      return changed({ reloadCounter: event.data.reloadCounter });
    case 'BoardDocumentSigned': {
      const { signedDocumentId } = event.data;
      const signed = { status: 'CONFIRMED', signedDocumentId } as const;
      return {
        ...changed({ ...signed, reloadCounter: before.reloadCounter + 1 }),
        // What is signed is not signed once more.
        [signedDocumentId]: { ...noSigning, ...signed },
      };
    }
  }
}
