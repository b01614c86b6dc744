/** The list of calls with filters set, so that a figure leads to its rows. */
export const callsPath = (filter: Readonly<Record<string, string>>): string => {
  const displayed = Object.fromEntries(Object.keys(filter).map((key) => [key, true]));
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayed),
  });
  return `/calls?${query.toString()}`;
};
