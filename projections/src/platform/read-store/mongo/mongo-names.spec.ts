import { expect, test } from '@jest/globals';

import { allProjections } from '#all-projections.js';
import { keptIndexes, keptSort } from './mongo-names.js';

test.each(
  allProjections.flatMap(({ collections }) =>
    Object.entries(collections).flatMap(([name, declared]) =>
      (declared.sorts ?? []).flatMap((path) =>
        ([1, -1] as const).map((way) => [name, path, way, declared] as const),
      ),
    ),
  ),
)('MongoDB sorts %s by %s (%d) from an index, and nothing in memory', (_, path, way, declared) => {
  const order = keptSort(declared, { [path]: way });
  expect(order).toBeDefined();
  const keys = keptIndexes(declared).map((key) => Object.entries(key));
  const beginnings = keys.map((key) => JSON.stringify(key.slice(0, order?.length)));
  expect(beginnings).toContain(JSON.stringify(order));
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
});

const lists = allProjections.flatMap(({ collections }) =>
  Object.entries(collections).flatMap(([name, declared]) => {
    const { filters = [], searches = [], sorts = [] } = declared;
    return filters.length + searches.length > 0
      ? [{ name, filters, searches, sorts, declared }]
      : [];
  }),
);

test.each(lists)(
  'MongoDB narrows and searches $name in its usual order from an index',
  ({ filters, searches, sorts, declared }) => {
    const keys = keptIndexes(declared).map((key) => Object.entries(key));
    const begins = (...beginning: readonly (readonly [string, number])[]) =>
      keys.some((key) => JSON.stringify(key).startsWith(JSON.stringify(beginning).slice(0, -1)));
    const [usual] = sorts;
    const orders =
      usual === undefined ? [[]] : [1, -1].map((way) => [[`doc.${usual}`, way] as const]);
    for (const order of orders) {
      for (const path of filters) {
        const rest = path === usual ? [] : order;
        expect([path, begins([`doc.${path}`, 1], ...rest, ['_id', 1])]).toEqual([path, true]);
      }
      const texts = searches
        .filter((path) => path !== usual)
        .map((path) => [`doc.${path}`, 1] as const);
      // A collection that is neither sorted nor searched needs no index for its own order.
      const isListed = order.length + texts.length > 0;
      expect(!isListed || begins(...order, ['_id', 1], ...texts)).toBe(true);
    }
    // MongoDB keeps 64 for a collection, the one of ids among them.
    expect(keys.length).toBeLessThan(64);
  },
);
