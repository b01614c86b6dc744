import { z } from 'zod';

/** The shape of every list: `{docs, page, limit, totalDocs, totalPages, hasNextPage}`. */
export function pageOf<T extends z.ZodType>(doc: T) {
  return z.object({
    docs: z.array(doc),
    page: z.int().positive(),
    limit: z.int().positive(),
    totalDocs: z.int().nonnegative(),
    totalPages: z.int().nonnegative(),
    hasNextPage: z.boolean(),
  });
}

/** Largest number of documents one call may ask for (specification, section 9). */
export const LIST_LIMIT_MAX = 999;

/** A search finds so many at most: a list that is as long may be longer. */
export const SEARCH_FINDS_MAX = 10_000;

/** Paging as query parameters; `page` counts from 1. */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(LIST_LIMIT_MAX).default(25),
});
export type PageQuery = z.output<typeof PageQuery>;
