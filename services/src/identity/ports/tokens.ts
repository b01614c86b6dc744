/** What a good token says. It does not say that its session still runs. */
export type TokenClaims =
  | {
      readonly kind: 'staff';
      readonly memberId: string;
      readonly sessionId: string;
      readonly expiresAt: Date;
    }
  | { readonly kind: 'visit'; readonly visitId: string; readonly expiresAt: Date };

/** Signs and reads the tokens of staff and visitors. */
export abstract class Tokens {
  /** A token for one session of a member, good until the session runs out. */
  abstract issueStaffToken(session: {
    readonly memberId: string;
    readonly sessionId: string;
    readonly expiresAt: Date;
  }): Promise<string>;
  /** A token for one visit and nothing else, good for a quarter of an hour. */
  abstract issueVisitToken(visitId: string): Promise<string>;
  /** What a token says, or undefined for one that this server did not make, made for something else, or is over. */
  abstract read(token: string): Promise<TokenClaims | undefined>;
}
