/** The content of a link's token. */
export interface LinkToken {
  readonly linkId: string;
  readonly memberId: string;
}

/**
 * The tokens of links to set a password; whether a link is still good is said by its member's
 * stream.
 */
export abstract class PasswordLinks {
  /** A new token for a link, in place of the one before. */
  abstract issue(link: LinkToken): Promise<string>;
  /** Which link a token is of; undefined for one that was never issued, or was replaced. */
  abstract find(token: string): Promise<LinkToken | undefined>;
  /** Withdraws a link; true if it was issued and not withdrawn yet. */
  abstract withdraw(linkId: string): Promise<boolean>;
}
