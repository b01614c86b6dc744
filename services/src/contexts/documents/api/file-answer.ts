import { Readable } from 'node:stream';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { Answer } from '../../../platform/http/index.js';

/** One part of a file; browsers ask for one at a time. */
const RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * A file, or the part of it that was asked for; what is no part of a file asks for all of it (RFC 9110, 14.2).
 * @throws Rejected RANGE_NOT_SATISFIABLE
 */
export function fileAnswer(
  content: Uint8Array,
  headers: Readonly<Record<string, string>>,
  range: string | undefined,
): Answer<Uint8Array> {
  const all = { ...headers, 'accept-ranges': 'bytes' };
  const [, from = '', to = ''] = RANGE.exec(range ?? '') ?? [];
  const size = content.length;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const isWhole = (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < first);
  if (isWhole) return new Answer(content, { headers: all });
  if (first >= size) throw new Rejected('RANGE_NOT_SATISFIABLE');
  return new Answer(content.subarray(first, last + 1), {
    status: 206,
    headers: { ...all, 'content-range': `bytes ${first}-${last}/${size}` },
  });
}

const PIECE_BYTES = 64 * 1024;

/** Content as its reader takes it: it ends when the reader has it, not when it waits for the reader. */
export function inPieces(content: Uint8Array): Readable {
  const pieces = function* () {
    for (let at = 0; at < content.length; at += PIECE_BYTES) {
      yield content.subarray(at, at + PIECE_BYTES);
    }
  };
  return Readable.from(pieces(), { objectMode: false });
}
