/** Reason for which a document stays: it is signed, or a person is asked to sign it. */
export type DocumentHold = 'DOCUMENT_SIGNED' | 'DOCUMENT_BEING_SIGNED';

/** Cause for which a document would go: a wish, or that its uploader is forgotten. */
export type WayOut = 'asked' | 'forgotten';

/** How a document stands with signatures. */
export interface SignatureStanding {
  readonly isSigned: boolean;
  readonly isBeingSigned: boolean;
}

/**
 * The one question of every way out: why a document stays; undefined where it may go.
 * A signed document belongs to the company and its customer, and outlives who uploaded it.
 * The right to be forgotten waits for no signature: the request is withdrawn.
 */
export function whyDocumentStays(
  { isSigned, isBeingSigned }: SignatureStanding,
  way: WayOut,
): DocumentHold | undefined {
  if (isSigned) return 'DOCUMENT_SIGNED';
  return isBeingSigned && way === 'asked' ? 'DOCUMENT_BEING_SIGNED' : undefined;
}
