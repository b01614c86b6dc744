import { whyDocumentStays, type SignatureStanding } from '@foyer/contracts/documents';

/** A document as far as read models know what holds it. */
interface Known {
  readonly isSigned: boolean;
  readonly signedOn: string | null;
  readonly isOnBoard?: boolean | undefined;
  readonly isOfMessage?: boolean | undefined;
}

/** How a document stands, as read models know it. */
export function standingOf({ isSigned, signedOn, isOnBoard }: Known): SignatureStanding {
  return { isSigned, isBeingSigned: signedOn !== null, isOnBoard: isOnBoard === true };
}

/** How a document is shown to stand. */
export function shownStanding(known: Known | undefined) {
  if (known === undefined) return { isSigned: false, isBeingSigned: false, goesWithMessage: false };
  const standing = standingOf(known);
  const { isSigned, isBeingSigned } = standing;
  const mayGo = whyDocumentStays(standing, 'with-message') === undefined;
  return { isSigned, isBeingSigned, goesWithMessage: known.isOfMessage === true && mayGo };
}
