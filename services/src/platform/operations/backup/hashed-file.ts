import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { putFile } from '@foyer/event-log/durable-files';

/** The size of a file and its SHA-256, hexadecimal. */
export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads a file and gives its digest. */
export async function digestOf(path: string, signal?: AbortSignal): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of createReadStream(path, { signal })) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Copies a file and gives the digest of what was copied. The copy and its folder are on the disk
 * when it resolves.
 */
export async function copyFile(
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pieces() {
    for await (const piece of createReadStream(from, { signal })) {
      hash.update(piece as Buffer);
      bytes += (piece as Buffer).length;
      yield piece as Buffer;
    }
  }
  await putFile(to, Readable.from(pieces()));
  return { bytes, sha256: hash.digest('hex') };
}
