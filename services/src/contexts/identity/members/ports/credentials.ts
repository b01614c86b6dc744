/**
 * Passwords and PINs, hashed, each under an id of its own. An event decides which of them counts. A
 * new one can be stored beforehand, and takes effect at the moment the event is written.
 */
export abstract class Credentials {
  /** Keeps a secret under a new id; it is good for nothing until an event names the id. */
  abstract keep(credentialId: string, secret: string): Promise<void>;
  /**
   * True if a secret belongs to the credential; it takes as long if there is no such credential.
   */
  abstract matches(credentialId: string | null, secret: string): Promise<boolean>;
  /** Removes a credential that no event names any more; gives whether there was one. */
  abstract forget(credentialId: string): Promise<boolean>;
}
