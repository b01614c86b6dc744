import { accepted, rejected, type Decision } from '@foyer/contracts/decision';
import type { DocumentEvent, DocumentHold, DocumentPlace } from '@foyer/contracts/documents';

/** A document, with what decisions about it need. */
export type DocumentState =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'there' | 'deleted';
      readonly place: DocumentPlace;
      readonly uploadedBy: string;
      /** True if it waits for its message, and is visible to its uploader alone. */
      readonly isDraft: boolean;
    };

export const noDocument: DocumentState = { status: 'unknown' };

export function evolveDocument(state: DocumentState, event: DocumentEvent): DocumentState {
  const { place } = event.data;
  switch (event.type) {
    case 'DocumentUploaded':
      return {
        ...{ status: 'there', place, uploadedBy: event.data.uploadedBy },
        isDraft: event.data.draft === true,
      };
    case 'DocumentPublished':
      return state.status === 'unknown' ? state : { ...state, isDraft: false };
    case 'DocumentDeleted':
      return {
        status: 'deleted',
        place,
        uploadedBy: state.status === 'unknown' ? '' : state.uploadedBy,
        isDraft: false,
      };
  }
}

export type Uploaded = Extract<DocumentEvent, { type: 'DocumentUploaded' }>['data'];

/** Keeps a document; the same again changes nothing. */
export function uploadDocument(
  state: DocumentState,
  uploaded: Uploaded,
): Decision<readonly DocumentEvent[]> {
  if (state.status === 'deleted') return rejected('DOCUMENT_NOT_FOUND');
  if (state.status === 'there') return accepted([]);
  return accepted([{ type: 'DocumentUploaded', data: uploaded }]);
}

/** A draft goes out with the message of its uploader; again changes nothing. */
export function publishDocument(
  state: DocumentState,
  { documentId, by }: { readonly documentId: string; readonly by: string },
): Decision<readonly DocumentEvent[]> {
  if (state.status !== 'there' || (state.isDraft && state.uploadedBy !== by)) {
    return rejected('DOCUMENT_NOT_FOUND');
  }
  if (!state.isDraft) return accepted([]);
  return accepted([{ type: 'DocumentPublished', data: { documentId, place: state.place } }]);
}

/** A document that a person wants to delete, and that person. */
export interface Deletion {
  readonly documentId: string;
  readonly place: DocumentPlace;
  readonly uploadedBy: string;
  readonly by: string;
  /** True if they may still read documents there: their own are no exception. */
  readonly isReader: boolean;
  /** True if they may delete the documents of others there. */
  readonly isModerator: boolean;
  /** The reason why no one may delete it. */
  readonly hold?: DocumentHold | undefined;
  /** The years after which a signed document goes; left out for every other cause. */
  readonly keptYears?: number | undefined;
}

/**
 * Deletes a document; again changes nothing. A document that came into a session automatically has
 * no earlier events of its own.
 */
export function deleteDocument(
  state: DocumentState,
  { documentId, place, uploadedBy, by, isReader, isModerator, hold, keptYears }: Deletion,
): Decision<readonly DocumentEvent[]> {
  if (!isReader) return rejected('DOCUMENT_NOT_FOUND');
  if (by !== uploadedBy && !isModerator) return rejected('FORBIDDEN');
  if (state.status === 'deleted') return accepted([]);
  if (hold) return rejected(hold);
  const data = { documentId, place, ...(keptYears !== undefined && { keptYears }) };
  return accepted([{ type: 'DocumentDeleted', data }]);
}
