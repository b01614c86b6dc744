/**
 * The one-time sign-in that a start prints until somebody can administer. There is one at a time; a new one puts out
 * the one before.
 */
export abstract class SignInLinks {
  /** A new token for a member, good for a day. */
  abstract issue(memberId: string): Promise<string>;
  /** Whose token it is; undefined for one that is not, or no longer, good. */
  abstract ownerOf(token: string): Promise<string | undefined>;
  /** Puts out the token that there is. */
  abstract withdraw(): Promise<void>;
}
