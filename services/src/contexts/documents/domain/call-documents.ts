import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { CallDocumentsEvent, DocumentHold } from '@foyer/contracts/documents';

/** Most documents that a call keeps, and shows. */
export const CALL_DOCUMENTS_MAX = 100;

/** All documents that are kept of a call are together no larger than this, in bytes. */
export const CALL_BYTES_MAX = 500_000_000;

interface Kept {
  readonly size: number;
  readonly uploadedBy: string;
  readonly isDraft?: boolean;
}

/**
 * True if a call may keep another document of a person, of a size in bytes: visitors come free of
 * charge, and a disk is limited. The drafts of others take no room: only their authors see them.
 */
export function hasRoom(
  kept: readonly Kept[],
  { size, by }: { readonly size: number; readonly by: string },
): boolean {
  const counted = kept.filter(({ isDraft, uploadedBy }) => isDraft !== true || uploadedBy === by);
  const bytes = counted.reduce((sum, one) => sum + one.size, size);
  return counted.length < CALL_DOCUMENTS_MAX && bytes <= CALL_BYTES_MAX;
}

/** The documents that a call shows. */
export type CallDocuments = ReadonlySet<string>;

export const noCallDocuments: CallDocuments = new Set();

export function evolveCallDocuments(
  shown: CallDocuments,
  { data: { added, takenAway } }: CallDocumentsEvent,
): CallDocuments {
  return new Set([...[...shown].filter((id) => !takenAway.includes(id)), ...added]);
}

export interface CallDocumentChange {
  readonly documentId: string;
  readonly isDelete: boolean;
}

/**
 * Adds documents to a call, or removes them; of two changes to one document the last counts.
 * `there` are the documents that may be shown in this call.
 */
export function changeCallDocuments(
  shown: CallDocuments,
  {
    callId,
    changes,
    there,
    whyStays = () => undefined,
  }: {
    readonly callId: string;
    readonly changes: readonly CallDocumentChange[];
    readonly there: ReadonlySet<string>;
    /** Returns the reason why a document stays visible to all. */
    readonly whyStays?: (documentId: string) => DocumentHold | undefined;
  },
): Decision<readonly CallDocumentsEvent[]> {
  const wanted = new Map(changes.map((one) => [one.documentId, one.isDelete]));
  const idsOf = (isDelete: boolean) =>
    [...wanted].flatMap(([id, gone]) => (gone === isDelete ? [id] : []));
  const isKnown = (id: string) => shown.has(id) || there.has(id);
  if (![...wanted.keys()].every(isKnown)) return rejected('DOCUMENT_NOT_FOUND');
  const added = idsOf(false).filter((id) => !shown.has(id));
  const takenAway = idsOf(true).filter((id) => shown.has(id));
  const held = takenAway.map(whyStays).find(Boolean);
  if (held) return rejected(held);
  if (added.length + takenAway.length === 0) return accepted([]);
  if (shown.size + added.length - takenAway.length > CALL_DOCUMENTS_MAX) {
    return rejected('CALL_DOCUMENTS_FULL');
  }
  return accepted([{ type: 'CallDocumentsChanged', data: { callId, added, takenAway } }]);
}
