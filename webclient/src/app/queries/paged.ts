import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';

/** One page of a list, as the server gives it. */
export interface Page<One> {
  readonly docs: readonly One[];
  readonly hasNextPage: boolean;
}

interface PagedOptions<One, Key extends QueryKey> {
  readonly queryKey: Key;
  readonly load: (page: number, signal: AbortSignal) => Promise<Page<One>>;
  readonly idOf: (one: One) => string;
}

/** A list that the server gives page by page; the rows of an earlier filter stay until then. */
export const paged = <One, Key extends QueryKey>({
  queryKey,
  load,
  idOf,
}: PagedOptions<One, Key>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ hasNextPage }, pages) => (hasNextPage ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    // A new entry moves the others to the next page, where some are listed a second time.
    select: ({ pages }): readonly One[] => [
      ...new Map(pages.flatMap(({ docs }) => docs).map((one) => [idOf(one), one])).values(),
    ],
  });
