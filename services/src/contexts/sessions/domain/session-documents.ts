import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DocumentHold } from '@foyer/contracts/documents';
import type { SessionEvent } from '@foyer/contracts/sessions';

import { allowedIn, type SessionAuthor } from './session-author.js';
import type { SessionState } from './session.js';

/** Most documents that a session ever had. */
export const SESSION_DOCUMENTS_MAX = 999;

export interface NewDocument {
  readonly documentId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly hash: string;
}

/** A file that was uploaded into a session. */
export function addDocument(
  state: SessionState,
  { document, author }: { readonly document: NewDocument; readonly author: SessionAuthor },
): Decision<readonly SessionEvent[]> {
  const found = allowedIn(state, author, 'documents.share');
  if (found.type === 'rejected') return found;
  const { id: sessionId, documents } = found.session;
  if (documents.size >= SESSION_DOCUMENTS_MAX) return rejected('SESSION_FULL');
  const data = { sessionId, ...document, uploadedBy: author.id };
  return accepted([{ type: 'SessionDocumentAdded', data }]);
}

export interface DocumentChange {
  readonly documentId: string;
  readonly isDelete: boolean;
}

/** Removes documents of a session, or puts them back. */
export function changeDocuments(
  state: SessionState,
  {
    changes,
    author,
    whyStays = () => undefined,
  }: {
    readonly changes: readonly DocumentChange[];
    readonly author: SessionAuthor;
    /** Returns the reason why a document must stay among those of its session. */
    readonly whyStays?: (documentId: string) => DocumentHold | undefined;
  },
): Decision<readonly SessionEvent[]> {
  const found = allowedIn(state, author, 'documents.share');
  if (found.type === 'rejected') return found;
  const { id: sessionId, documents } = found.session;
  const wanted = new Map(changes.map((one) => [one.documentId, one.isDelete]));
  const isThere = (id: string) => (documents.get(id) ?? 'deleted') !== 'deleted';
  if (![...wanted.keys()].every(isThere)) return rejected('DOCUMENT_NOT_FOUND');
  const moved = [...wanted].filter(([id, gone]) => gone === (documents.get(id) === 'there'));
  const held = moved.flatMap(([id, gone]) => (gone ? (whyStays(id) ?? []) : [])).at(0);
  if (held) return rejected(held);
  return accepted(
    moved.map(([documentId, gone]): SessionEvent => ({
      type: gone ? 'SessionDocumentTakenAway' : 'SessionDocumentPutBack',
      data: { sessionId, documentId },
    })),
  );
}

/**
 * A document is removed permanently. The right to do so is decided with the document; doing it
 * again changes nothing.
 */
export function deleteDocument(state: SessionState, documentId: string): readonly SessionEvent[] {
  if (state.status !== 'known') return [];
  const standing = state.documents.get(documentId);
  if (standing === undefined || standing === 'deleted') return [];
  return [{ type: 'SessionDocumentDeleted', data: { sessionId: state.id, documentId } }];
}
