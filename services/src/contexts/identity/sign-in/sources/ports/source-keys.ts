import type { SourceKind } from '@foyer/contracts/identity';

/**
 * Turns what a source calls somebody for ever into the id of a stream: a keyed hash, so that the name of the stream tells no one
 * who it is. Also the injection token.
 */
export abstract class SourceKeys {
  /** @param issuer which installation of the kind: the same subject of another one is somebody else. */
  abstract keyOf(source: SourceKind, issuer: string, subject: string): Promise<string>;
}
