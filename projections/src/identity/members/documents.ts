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
  /** The link to set a password that is good now, unless its time is over; null where there is none. */
  readonly link: MemberLink | null;
}

/** A link that was, or is to be, mailed to a member. */
export interface MemberLink {
  readonly linkId: string;
  readonly purpose: 'invitation' | 'reset';
  readonly expiresAt: string;
  /** False until its mail was handed over. */
  readonly mailed: boolean;
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
