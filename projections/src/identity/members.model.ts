import type {
  Availability,
  MemberAccount,
  PendingEmail,
  Preference,
  ShownUserProfile,
} from '@foyer/contracts/identity';

/** A member as kept for queries: what administrators see, and what sign-in needs to find. */
export interface MemberDocument extends MemberAccount {
  /** The number of the last event of its stream. */
  readonly revision: number;
  /** First and last name; null for a forgotten person. */
  readonly displayName: string | null;
  /** User name and e-mail in the form by which they are compared. */
  readonly userNameKey: string | null;
  readonly emailKey: string | null;
  /** The text that a search looks through. */
  readonly searchText: string;
  /** The keys that lists are sorted by, without regard to case and accents; see `sortKey`. */
  readonly sortBy: Readonly<Record<'lastName' | 'firstName' | 'userName' | 'email', string>>;
  /** How the member likes the product to behave, except for the language. */
  readonly liking: Omit<Preference, 'language'>;
  readonly credentialId: string | null;
  /**
   * Which one the member is in the source that the account comes from; null for one that is of
   * here.
   */
  readonly identityKey: string | null;
  readonly mustChangePassword: boolean;
  readonly recoveryCodesLeft: number;
  readonly desk: MemberDesk;
  /**
   * The link to set a password that is good now, unless its time is over; null where there is none.
   */
  readonly link: MemberLink | null;
  /** The e-mail that waits for its confirmation. Its time may be over. */
  readonly pendingEmail: (PendingEmail & { readonly linkId: string }) | null;
}

/** A link that was, or will be, mailed to a member. */
export interface MemberLink {
  readonly linkId: string;
  readonly purpose: 'invitation' | 'reset';
  readonly expiresAt: string;
  /** False until its mail was handed over. */
  readonly mailed: boolean;
}

/** The parts of a member's desk that others may see. */
export interface MemberDesk {
  readonly open: boolean;
  /** True if the agent's connection is gone; the desk stays open for a while. */
  readonly lost: boolean;
  readonly availability: Availability;
  readonly inCall: boolean;
  /** The calls of meetings, sessions and others in which the agent is. */
  readonly otherCalls: readonly string[];
  /** Not to be rung, without being in a call. */
  readonly busy: boolean;
  /** Let it ring, and has not come back since. */
  readonly silent: boolean;
}

/** A session that was begun and not ended; it ends automatically at `expiresAt`. */
export interface SessionDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly signedInAt: string;
  readonly expiresAt: string;
  /** The device on which it was begun; null if it was not noted, and for a forgotten person. */
  readonly device: string | null;
  readonly address: string | null;
  /** Begun while the role asked for a second factor and there was none. */
  readonly factorDue: boolean;
}

/**
 * An additional profile. Its id is the member's and the profile's: ids that clients mint are no one
 * else's to take.
 */
export interface ProfileDocument extends Omit<ShownUserProfile, '_id'> {
  readonly _id: string;
  readonly profileId: string;
  readonly memberId: string;
}

/**
 * A member who was deleted: all that others may still see, until the person is forgotten as well.
 */
export interface FormerMemberDocument {
  readonly _id: string;
  readonly displayName: string | null;
  readonly deletedAt: string;
  readonly forgottenAt: string | null;
}

/** The documents of the projection `members`, by collection. */
export type MemberCollections = Readonly<
  Record<'members', MemberDocument> &
    Record<'formerMembers', FormerMemberDocument> &
    Record<'sessions', SessionDocument> &
    Record<'profiles', ProfileDocument>
>;
