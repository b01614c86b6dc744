/**
 * The secrets of visitors' own browsers, which tell a repeat from a stranger. Also the injection
 * token.
 */
export abstract class ClientSecrets {
  /** Takes a visit's id for anyone who knows this secret; false where another secret has it. */
  abstract claim(visitId: string, secret: string): Promise<boolean>;
  /** True if the visit's id was claimed with this secret. */
  abstract matches(visitId: string, secret: string): Promise<boolean>;
  /** Returns the name of a secret in a visit's tokens; it reveals nothing about the secret. */
  abstract nameOf(secret: string): string;
  /** The name of the secret that a visit has now; undefined where it has none. */
  abstract currentName(visitId: string): Promise<string | undefined>;
  /** Gives the visit to anyone who knows this secret, and to no one else from now on. */
  abstract replace(visitId: string, secret: string): Promise<void>;
}
