import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { putFile } from '@foyer/event-log/durable-files';

/** The size of a file and its SHA-256, hexadecimal. */
export interface FileDigest {
  readonly bytes: number;
  readonly sha256: string;
}

/** Reads a file and gives its digest. An open file is closed after it. */
export async function digestOf(
  source: string | FileHandle,
  signal?: AbortSignal,
): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of contentOf(source, signal)) {
    hash.update(piece as Buffer);
    bytes += (piece as Buffer).length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/**
 * Copies a file and gives the digest of what was copied. The copy and its folder are on the disk
 * when it resolves. An open file is closed after it.
 */
export async function copyFile(
  from: string | FileHandle,
  to: string,
  signal?: AbortSignal,
): Promise<FileDigest> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* pieces() {
    for await (const piece of contentOf(from, signal)) {
      hash.update(piece as Buffer);
      bytes += (piece as Buffer).length;
      yield piece as Buffer;
    }
  }
  await putFile(to, Readable.from(pieces()));
  return { bytes, sha256: hash.digest('hex') };
}

const contentOf = (source: string | FileHandle, signal: AbortSignal | undefined): Readable =>
  typeof source === 'string' ? createReadStream(source, { signal }) : source.createReadStream();
