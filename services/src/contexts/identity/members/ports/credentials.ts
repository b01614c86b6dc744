/**
 * Passwords and PINs, hashed, each under an id of its own. Which of them counts is said by an event, so that a new one
 * can be laid down beforehand and takes effect in the instant in which the event is written.
 */
export abstract class Credentials {
  /** Keeps a secret under a new id; it is good for nothing until an event names the id. */
  abstract keep(credentialId: string, secret: string): Promise<void>;
  /** Whether a secret is the credential's; takes as long where there is no such credential. */
  abstract matches(credentialId: string | null, secret: string): Promise<boolean>;
  /** Removes a credential that no event names any more; gives whether there was one. */
  abstract forget(credentialId: string): Promise<boolean>;
}
