/** The content of a valid token. It does not say if its session still runs. */
export type TokenClaims =
  | {
      readonly kind: 'staff';
      readonly memberId: string;
      readonly sessionId: string;
      readonly expiresAt: Date;
    }
  | {
      /** The password was right; a code of the second factor is to follow. */
      readonly kind: 'factor-challenge';
      readonly memberId: string;
      /** The session that begins with the code. */
      readonly sessionId: string;
      /** The credential whose password was given. */
      readonly credentialId: string;
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
      readonly kind: 'device';
      readonly deviceId: string;
      readonly signInId: string;
      readonly expiresAt: Date;
    }
  | {
      /** It is good for fresh tokens and for nothing else. */
      readonly kind: 'device-renewal';
      readonly deviceId: string;
      readonly signInId: string;
      /** Its place among those of the sign-in. */
      readonly number: number;
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

/** A sign-in that waits for the code of the second factor. */
export interface FactorChallenge {
  readonly memberId: string;
  readonly sessionId: string;
  readonly credentialId: string;
}
