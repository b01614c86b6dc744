import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { putFile } from '@foyer/event-log/durable-files';

/** The size of a file and its SHA-256, hexadecimal. */
export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

/** A path, or the content itself. An open file is closed after it. */
type Source = string | FileHandle | Readable;

/** Reads a file and gives its digest. */
export async function digestOf(source: Source, signal?: AbortSignal): Promise<FileDigest> {
  const { pieces, digest } = hashed(source, signal);
  await finished(pieces.resume());
  return digest();
}

/**
 * Copies a file and gives the digest of what was copied. The copy and its folder are on the disk
 * when it resolves.
 */
export async function copyFile(
  from: Source,
  to: string,
  signal?: AbortSignal,
): Promise<FileDigest> {
  const { pieces, digest } = hashed(from, signal);
  await putFile(to, pieces);
  return digest();
}

/** The content of a file, with the digest of all that was read of it. */
function hashed(source: Source, signal: AbortSignal | undefined) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pieces() {
    for await (const piece of contentOf(source, signal) as AsyncIterable<Buffer>) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  return {
    pieces: Readable.from(pieces()),
    digest: (): FileDigest => ({ bytes, sha256: hash.digest('hex') }),
  };
}

function contentOf(source: Source, signal: AbortSignal | undefined): Readable {
  if (source instanceof Readable) return source;
  return typeof source === 'string'
    ? createReadStream(source, { signal })
    : source.createReadStream();
}
