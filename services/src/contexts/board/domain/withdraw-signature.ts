import type { BoardEvent } from '@foyer/contracts/board';

import type { Board } from './board.js';

/** Ends a request on a document, in the name of who asked; nothing where no one waits for it. */
export function withdrawSignature(
  { signings }: Board,
  of: { readonly boardId: string; readonly documentId: string },
): readonly BoardEvent[] {
  const { requestedBy: by = null, signedDocumentId = null } = signings[of.documentId] ?? {};
  if (by === null || signedDocumentId !== null) return [];
  return [{ type: 'BoardSignatureCancelled', data: { ...of, by } }];
}
