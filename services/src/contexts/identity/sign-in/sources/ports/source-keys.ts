import type { SourceKind } from '@foyer/contracts/identity';

/**
 * Turns what a source calls somebody for ever into the id of a stream: a keyed hash, so that the name of the stream tells no one
 * who it is. Also the injection token.
 */
export abstract class SourceKeys {
  /**
   * @param issuer which installation of the kind: the same subject of another one is somebody else.
   * @throws SourceFailure SOURCE_IDENTITY_MISSING where the subject is no text that can be seen.
   */
  abstract keyOf(source: SourceKind, issuer: string, subject: unknown): Promise<string>;
}
