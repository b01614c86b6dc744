/**
 * The one-time sign-in that a start prints until a member can administer. There is one at a time; a
 * new one replaces the one before.
 */
export abstract class SignInLinks {
  /** A new token for a member, good for a day. */
  abstract issue(memberId: string): Promise<string>;
  /** Returns the owner of a token; undefined for a token that is not, or no longer, good. */
  abstract ownerOf(token: string): Promise<string | undefined>;
  /** Puts out the token that there is. */
  abstract withdraw(): Promise<void>;
}
