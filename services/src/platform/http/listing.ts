import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';
import type { Sort } from '@foyer/projections';

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

/**
 * The order that a `sort` query names.
 * @param usual The order where none is asked for.
 * @param sortedBy Where a column is put in order by something else than what it shows.
 */
export function sortOf<Column extends string>(
  asked: readonly [Column, Direction] | undefined,
  usual: readonly [Column, Direction],
  sortedBy: Readonly<Partial<Record<string, string>>> = {},
): Sort {
  const [column, direction] = asked ?? usual;
  const path = sortedBy[column] ?? (column === 'id' ? '_id' : column);
  return { [path]: direction === 'ASC' ? 1 : -1 };
}

/** A document as the console's data provider knows it: by `id`. */
export function asRecord<T extends { readonly _id: string }>(document: T): T & { id: string } {
  return { ...document, id: document._id };
}

/**
 * Every row of a listing, however long it is; the rows must be in an order that nothing changes
 * meanwhile.
 */
export async function everyRow<T>(
  find: (window: ListWindow) => Promise<Listing<T>>,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (;;) {
    const { rows } = await find({ skip: all.length, limit: LIST_LIMIT_MAX });
    all.push(...rows);
    if (rows.length < LIST_LIMIT_MAX) return all;
  }
}

/**
 * An answer as ra-data-simple-rest reads it: the rows, and their range and total in
 * `Content-Range`.
 */
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

/** The same for documents, each as the record that the console's data provider knows. */
export function listedRecords<T extends { readonly _id: string }>(
  resource: string,
  { rows, total }: Listing<T>,
  window: Pick<ListWindow, 'skip'>,
): Answer<readonly (T & { id: string })[]> {
  return listed(resource, { rows: rows.map((row) => asRecord(row)), total }, window);
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

type Direction = 'ASC' | 'DESC';

interface Page {
  readonly page: number;
  readonly limit: number;
}
