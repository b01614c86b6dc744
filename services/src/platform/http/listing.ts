import { Answer } from './answer.js';

/** How many rows an administrator's list shows that asks for no range. */
const DEFAULT_ROWS = 25;

/** Which part of a list is wanted, as a read store takes it. */
export interface ListWindow {
  readonly skip: number;
  /** At least 1. */
  readonly limit: number;
}

/** A part of a list, and how long the whole of it is. */
export interface Listing<T> {
  readonly rows: readonly T[];
  readonly total: number;
}

/** The part that a `range` query names: first and last row, counted from 0. */
export function windowOf(range: readonly [number, number] | undefined): ListWindow {
  const [from, to] = range ?? [0, DEFAULT_ROWS - 1];
  return { skip: from, limit: to - from + 1 };
}

/** An answer as ra-data-simple-rest reads it: the rows, and in `Content-Range` where they stand among how many. */
export function listed<T>(
  resource: string,
  { rows, total }: Listing<T>,
  { skip }: Pick<ListWindow, 'skip'>,
): Answer<readonly T[]> {
  const range = rows.length === 0 ? '*' : `${skip}-${skip + rows.length - 1}`;
  return new Answer(rows, {
    headers: {
      'content-range': `${resource} ${range}/${total}`,
      'access-control-expose-headers': 'content-range',
    },
  });
}

/** The part that a page of the product's own lists is. */
export function windowOfPage({ page, limit }: Page): ListWindow {
  return { skip: (page - 1) * limit, limit };
}

/** A page of the product's own lists. */
export function paged<T>({ rows, total }: Listing<T>, { page, limit }: Page) {
  const totalPages = Math.ceil(total / limit);
  return {
    docs: rows,
    page,
    limit,
    totalDocs: total,
    totalPages,
    hasNextPage: page < totalPages,
  };
}

interface Page {
  readonly page: number;
  readonly limit: number;
}
