import { setImmediate as turn } from 'node:timers/promises';
import { trusted, type Filter, type ReadStore } from '@foyer/projections';

/** The number that is read at once: others wait for a few milliseconds at most. */
const PAGE = 1_000;

/** Documents to read: all of a collection from a text on, in the order of one path. */
export interface PagesWanted<T> {
  readonly collection: string;
  readonly path: keyof T & string;
  readonly from: string;
  readonly to?: string | undefined;
  readonly where?: object;
}

/** Documents page by page; what changes meanwhile moves no page. */
export async function* pagesOf<T extends { readonly _id: string }>(
  store: ReadStore,
  { collection, path, from, to, where }: PagesWanted<T>,
  pageSize = PAGE,
): AsyncGenerator<readonly T[]> {
  let last = { _id: '', at: from };
  for (;;) {
    const filter = {
      ...where,
      [path]: trusted({ $gte: last.at, ...(to !== undefined && { $lte: to }) }),
      $or: [{ [path]: trusted({ $gt: last.at }) }, { _id: trusted({ $gt: last._id }) }],
    } as unknown as Filter<T>;
    const page = await store.collection<T>(collection).find(filter, {
      sort: { [path]: 1, _id: 1 },
      limit: pageSize,
    });
    if (page.length > 0) yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < pageSize) return;
    last = { _id: end._id, at: String(end[path]) };
    await turn();
  }
}
