import type { SourceKind } from '@foyer/contracts/identity';

/**
 * Turns the permanent id of a person at a source into a stream id. It is a keyed hash, so that the
 * name of the stream does not reveal the person. Also the injection token.
 */
export abstract class SourceKeys {
  /**
   * @param issuer which installation of the kind: the same subject of another one is somebody else.
   * @throws SourceFailure SOURCE_IDENTITY_MISSING where the subject is no text that can be seen.
   */
  abstract keyOf(source: SourceKind, issuer: string, subject: unknown): Promise<string>;
}
