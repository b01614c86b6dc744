/** What only a visitor's own browser knows, to tell a repeat from a stranger. Also the injection token. */
export abstract class ClientSecrets {
  /** Takes a visit's id for anyone who knows this secret; false where another secret has it. */
  abstract claim(visitId: string, secret: string): Promise<boolean>;
  /** Whether the visit's id was claimed with this secret. */
  abstract matches(visitId: string, secret: string): Promise<boolean>;
  /** Gives the visit to anyone who knows this secret, and to no one else from now on. */
  abstract replace(visitId: string, secret: string): Promise<void>;
}
