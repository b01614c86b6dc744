import type { CallParticipant } from '@foyer/contracts/calls';
import type { SessionMember, SessionSettings, SessionType } from '@foyer/contracts/sessions';

/** A session as kept for queries. */
export interface SessionDocument extends SessionSettings {
  readonly _id: string;
  /** The number of the last event of its stream. */
  readonly revision: number;
  readonly sessionType: SessionType;
  /** In lists public sessions come first, then private, then direct. */
  readonly typeOrder: number;
  /** Null where it is called by those who are in it. */
  readonly sessionName: string | null;
  /** The key that lists are sorted by; see `sortKey`. */
  readonly sortName: string;
  readonly sessionNameId: string;
  readonly members: readonly SessionMember[];
  readonly memberCount: number;
  /** Which PIN in the vault lets others in; null where there is none. */
  readonly pinId: string | null;
  readonly avatarDocumentId: string | null;
  /** The current call in it. */
  readonly callId: string | null;
  readonly live: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A document of a session; without a name once who uploaded it was forgotten. */
export interface SessionFileDocument {
  readonly _id: string;
  readonly sessionId: string;
  readonly name: string | null;
  readonly mediaType: string;
  readonly size: number;
  /** SHA-256, base64url. */
  readonly hash: string;
  readonly uploadedBy: string;
  readonly addedAt: string;
  /** Made by signing another one: it outlives who uploaded it. */
  readonly isSigned: boolean;
  readonly isDelete: boolean;
}

/** A current call in a session, and those who may be in it. */
export interface SessionCallDocument {
  readonly _id: string;
  readonly sessionId: string;
  readonly participants: readonly (CallParticipant & { readonly joined: boolean })[];
}

/** The documents of the projection `sessions`, by collection. */
export interface SessionCollections {
  /** `sessions` are those of sign-ins. */
  readonly sessionRooms: SessionDocument;
  readonly sessionFiles: SessionFileDocument;
  readonly sessionCalls: SessionCallDocument;
}
