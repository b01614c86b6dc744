import { Rejected } from '../rejected.js';

/** One part of a file; browsers ask for one at a time. */
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Which bytes of a file are wanted, both included, and how that is answered. */
export interface FilePart {
  readonly status: 200 | 206;
  readonly first: number;
  readonly last: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The part of a file that a request asks for; what is no part of a file asks for all of it (RFC
 * 9110, 14.2).
 * @throws Rejected RANGE_NOT_SATISFIABLE
 */
export function partOf(size: number, range: string | undefined): FilePart {
  const [, from = '', to = ''] = RANGE.exec(range ?? '') ?? [];
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const isWhole = (from === '' && to === '') || (from !== '' && to !== '' && Number(to) < first);
  if (isWhole) {
    const headers = { 'accept-ranges': 'bytes', 'content-length': size.toString() };
    return { status: 200, first: 0, last: size - 1, headers };
  }
  if (first >= size) throw new Rejected('RANGE_NOT_SATISFIABLE');
  return {
    status: 206,
    first,
    last,
    headers: {
      'accept-ranges': 'bytes',
      'content-length': (last - first + 1).toString(),
      'content-range': `bytes ${first}-${last}/${size}`,
    },
  };
}
