/** What a link proves itself by. */
export interface LinkToken {
  readonly linkId: string;
  readonly memberId: string;
}

/** The tokens of links to set a password; whether a link is still good is said by its member's stream. */
export abstract class PasswordLinks {
  /** A new token for a link, in place of the one before. */
  abstract issue(link: LinkToken): Promise<string>;
  /** Which link a token is of; undefined for one that was never issued, or was replaced. */
  abstract find(token: string): Promise<LinkToken | undefined>;
  /** Puts a link out; gives whether it was issued and not put out yet. */
  abstract withdraw(linkId: string): Promise<boolean>;
}
