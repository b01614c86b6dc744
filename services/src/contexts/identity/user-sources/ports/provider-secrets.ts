/**
 * The secrets by which a user source knows this program. They are never shown again. Also the
 * injection token.
 */
export abstract class ProviderSecrets {
  /** Keeps a secret under a new id; it is good for nothing until an event names the id. */
  abstract keep(secretId: string, secret: string): Promise<void>;
  /** The secret of an id; the empty text where there is none. */
  abstract find(secretId: string | null): Promise<string>;
  /** Removes one that no event names any more. */
  abstract forget(secretId: string): Promise<void>;
}
