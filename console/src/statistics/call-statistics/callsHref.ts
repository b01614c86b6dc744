type Filter = Readonly<Record<string, unknown>>;

/**
 * The list of calls with filters set and shown, so that a figure leads to its rows; the first are
 * those that say most.
 */
export function callsHref(filter: Filter, sort?: 'waitedMs' | 'durationMs' | 'rating'): string {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams({
    filter: JSON.stringify(Object.fromEntries(set)),
    displayedFilters: JSON.stringify(Object.fromEntries(set.map(([name]) => [name, true]))),
    ...(sort && { sort, order: 'DESC' }),
  });
  return `/calls?${query.toString()}`;
}
