import type { DocumentPlace } from '@foyer/contracts/documents';

/** A document as kept for queries; without a name once its uploader was forgotten. */
export interface UploadedDocument {
  readonly _id: string;
  readonly place: DocumentPlace;
  readonly name: string | null;
  readonly mediaType: string;
  readonly size: number;
  /** SHA-256, base64url. */
  readonly hash: string;
  readonly uploadedBy: string;
  readonly uploadedAt: string;
  /** True if its session no longer lists it; it can be put back there. */
  readonly isTakenAway: boolean;
  readonly isDelete: boolean;
  /** Of a message that is not sent yet; absent for others. */
  readonly isDraft?: true;
  /** Uploaded for a message, also once it was sent; absent for others. */
  readonly isOfMessage?: true;
  /** True if a board ever showed it; absent if none did. */
  readonly isOnBoard?: true;
  /** Made by signing another one; sealed. */
  readonly isSigned: boolean;
  /** The time at which it was signed; absent for others. */
  readonly signedAt?: string;
  /** The signers; their names stay in the document. */
  readonly signerIds: readonly string[];
  /** The board on which a person is asked to sign it; null if no one is. */
  readonly signedOn: string | null;
}

/** The documents that everyone in a call is shown, in the order in which they were added. */
export interface CallDocumentsDocument {
  readonly _id: string;
  readonly documentIds: readonly string[];
  /** Those on hold, also those who still were when the call ended. */
  readonly onHold: readonly OnHold[];
}

/** A person on hold is shown nothing that others add meanwhile. */
interface OnHold {
  readonly joinerId: string;
  /** The documents that were added during the hold. */
  readonly unseenIds: readonly string[];
}

/** The documents of the projection `documents`, by collection. */
export interface DocumentCollections {
  readonly documents: UploadedDocument;
  readonly callDocuments: CallDocumentsDocument;
}
