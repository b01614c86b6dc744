import { Readable } from 'node:stream';

import { Answer, partOf } from '#platform/http';

/**
 * A file, or the part of it that was asked for; what is no part of a file asks for all of it (RFC
 * 9110, 14.2).
 * @throws Rejected RANGE_NOT_SATISFIABLE
 */
export function fileAnswer(
  content: Uint8Array,
  headers: Readonly<Record<string, string>>,
  range: string | undefined,
): Answer<Uint8Array> {
  const part = partOf(content.length, range);
  const { status } = part;
  return new Answer(content.subarray(part.first, part.last + 1), {
    ...(status === 206 && { status }),
    headers: { ...headers, ...part.headers },
  });
}

const PIECE_BYTES = 64 * 1024;

/**
 * Content as its reader takes it: it ends when the reader has it, not when it waits for the reader.
 */
export function inPieces(content: Uint8Array): Readable {
  const pieces = function* () {
    for (let at = 0; at < content.length; at += PIECE_BYTES) {
      yield content.subarray(at, at + PIECE_BYTES);
    }
  };
  return Readable.from(pieces(), { objectMode: false });
}
