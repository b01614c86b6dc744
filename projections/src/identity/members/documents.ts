import type { Availability, Member } from '@foyer/contracts/identity';

/** A member as kept for queries: what administrators see, and what sign-in needs to find. */
export interface MemberDocument extends Member {
  /** First and last name; null for a forgotten person. */
  readonly displayName: string | null;
  /** User name and e-mail in the form by which they are compared. */
  readonly userNameKey: string | null;
  readonly emailKey: string | null;
  /** All that a search looks through. */
  readonly searchText: string;
  readonly credentialId: string | null;
  readonly mustChangePassword: boolean;
  readonly desk: MemberDesk;
}

/** What of a member's place at work others may see. */
export interface MemberDesk {
  readonly open: boolean;
  readonly availability: Availability;
  readonly inCall: boolean;
}

/** A session that was begun and not ended; it ends by itself at `expiresAt`. */
export interface SessionDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly signedInAt: string;
  readonly expiresAt: string;
}

/** The documents of the projection `members`, by collection. */
export type MemberCollections = Readonly<
  Record<'members', MemberDocument> & Record<'sessions', SessionDocument>
>;
