/** The content of a valid token. It does not say if its session still runs. */
export type TokenClaims =
  | {
      readonly kind: 'staff';
      readonly memberId: string;
      readonly sessionId: string;
      readonly expiresAt: Date;
    }
  | {
      readonly kind: 'visit';
      readonly visitId: string;
      /** Of the secret by which it was given out; see ClientSecrets. */
      readonly secretName: string;
      readonly expiresAt: Date;
    }
  | {
      readonly kind: 'guest';
      readonly guestId: string;
      /** The session or meeting that it is good for. */
      readonly placeId: string;
      readonly expiresAt: Date;
    }
  | {
      readonly kind: 'invitation';
      readonly portalId: string;
      readonly pinId: string;
      readonly expiresAt: Date;
    }
  | {
      readonly kind: 'meeting-invitation';
      readonly guestId: string;
      readonly meetingId: string;
      readonly expiresAt: Date;
    }
  | {
      readonly kind: 'calendar-feed';
      readonly memberId: string;
      readonly feedId: string;
      readonly expiresAt: Date;
    }
  | {
      /** `device-renewal` is good for fresh tokens and for nothing else. */
      readonly kind: 'device' | 'device-renewal';
      readonly deviceId: string;
      readonly signInId: string;
      readonly expiresAt: Date;
    };

/** Admits to a portal, in the place of one of its PINs. */
export interface Invitation {
  readonly portalId: string;
  readonly pinId: string;
  readonly expiresAt: Date;
}

/** Invites a guest to one meeting, until it is over. */
export interface MeetingInvitation {
  readonly guestId: string;
  readonly meetingId: string;
  readonly expiresAt: Date;
}

/** A device, and the sign-in by which it is one. */
export interface DeviceSignIn {
  readonly deviceId: string;
  readonly signInId: string;
}

/** The tokens that a device receives when it signs in, and again at each renewal. */
export interface DeviceTokens {
  readonly token: string;
  readonly renewalToken: string;
}

/** Signs and reads the tokens of staff, visitors and devices. */
export abstract class Tokens {
  /** A token for one session of a member, good until the session runs out. */
  abstract issueStaffToken(session: {
    readonly memberId: string;
    readonly sessionId: string;
    readonly expiresAt: Date;
  }): Promise<string>;
  /**
   * A token for one visit and nothing else, good for a quarter of an hour while the visit has that
   * secret.
   */
  abstract issueVisitToken(visitId: string, secretName: string): Promise<string>;
  /** Issues a token of a guest for one session or meeting only, good for a quarter of an hour. */
  abstract issueGuestToken(guest: {
    readonly guestId: string;
    readonly placeId: string;
  }): Promise<string>;
  /** A token that is good in the place of a portal's PIN, and for nothing else. */
  abstract issueInvitation(invitation: Invitation): Promise<string>;
  /**
   * A token by which a guest comes to the meeting that the guest was invited to, good for nothing
   * else.
   */
  abstract issueMeetingInvitation(invitation: MeetingInvitation): Promise<string>;
  /**
   * A token by which other calendars read the meetings of a member, as long as the feed is the
   * present one.
   */
  abstract issueCalendarFeed(feed: {
    readonly memberId: string;
    readonly feedId: string;
    readonly expiresAt: Date;
  }): Promise<string>;
  /**
   * Tokens for one sign-in of a device; see DEVICE_TOKEN_MS and DEVICE_RENEWAL_MS for how long they
   * are good.
   */
  abstract issueDeviceTokens(signIn: DeviceSignIn): Promise<DeviceTokens>;
  /**
   * Returns the content of a token; undefined if it is of another server, of another purpose, or
   * expired.
   */
  abstract read(token: string): Promise<TokenClaims | undefined>;
}
