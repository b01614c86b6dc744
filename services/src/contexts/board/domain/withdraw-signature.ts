import type { BoardEvent } from '@foyer/contracts/board';

import type { Board } from './board.js';

/** The right to ask for signatures in a call, and the right to give them. */
export interface SigningRights {
  readonly mayAsk: (personId: string) => boolean;
  readonly maySign: (personId: string) => boolean;
}

/**
 * Ends requests of people who lost the right to ask, and requests to people who are removed: no one
 * is left to wait for them. Signatures that were given stay.
 */
export function withdrawLostSignatures(
  { signings }: Board,
  boardId: string,
  { mayAsk, maySign }: SigningRights,
): readonly BoardEvent[] {
  return Object.entries(signings).flatMap(
    ([documentId, { requestedBy: by, signerIds }]): readonly BoardEvent[] =>
      by === null || (mayAsk(by) && signerIds.every(maySign))
        ? []
        : [{ type: 'BoardSignatureCancelled', data: { boardId, documentId, by } }],
  );
}

/** Ends a request on a document, in the name of who asked; nothing where no one waits for it. */
export function withdrawSignature(
  { signings }: Board,
  of: { readonly boardId: string; readonly documentId: string },
): readonly BoardEvent[] {
  const { requestedBy: by = null, signedDocumentId = null } = signings[of.documentId] ?? {};
  if (by === null || signedDocumentId !== null) return [];
  return [{ type: 'BoardSignatureCancelled', data: { ...of, by } }];
}
