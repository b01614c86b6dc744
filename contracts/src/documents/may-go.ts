/**
 * Reason for which a document stays: it is signed, a person is asked to sign it, or a board has it.
 */
export type DocumentHold = 'DOCUMENT_SIGNED' | 'DOCUMENT_BEING_SIGNED' | 'DOCUMENT_ON_BOARD';

/**
 * Causes for which a document would go. A person asks for it; its session or its message is
 * deleted; its message was never sent; its uploader is forgotten. The last one is the end of the
 * period for which the company keeps signed documents.
 */
export const WAYS_OUT = [
  ...(['asked', 'with-session', 'forgotten'] as const),
  ...(['with-message', 'unsent', 'expired'] as const),
] as const;
export type WayOut = (typeof WAYS_OUT)[number];

/** How a document stands with signatures and boards. */
export interface SignatureStanding {
  readonly isSigned: boolean;
  readonly isBeingSigned: boolean;
  /** True if a board ever showed it. */
  readonly isOnBoard?: boolean;
}

/**
 * Returns why a document must stay, for each way of removing it; undefined if it may be removed. A
 * signed document belongs to the company and its customer, and outlives who uploaded it. The right
 * to be forgotten waits for no signature: the request is withdrawn. A message takes along what only
 * it made use of. The end of the period that the company chose is all that removes a signed
 * document, unless it is about to be signed once more.
 */
export function whyDocumentStays(
  { isSigned, isBeingSigned, isOnBoard = false }: SignatureStanding,
  way: WayOut,
): DocumentHold | undefined {
  if (isSigned && way !== 'expired') return 'DOCUMENT_SIGNED';
  if (isBeingSigned && way !== 'forgotten') return 'DOCUMENT_BEING_SIGNED';
  return isOnBoard && way === 'with-message' ? 'DOCUMENT_ON_BOARD' : undefined;
}
