import { expect, test } from '@jest/globals';

import { allProjections } from '../../../all-projections.js';
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
  const keys = keptIndexes(declared).map((key) => JSON.stringify(Object.entries(key)));
  expect(keys).toContain(JSON.stringify(order));
  expect(new Set(keys).size).toBe(keys.length);
});
