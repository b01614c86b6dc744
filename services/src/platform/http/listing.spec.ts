import { describe, expect, test } from '@jest/globals';
import { LIST_LIMIT_MAX } from '@foyer/contracts/schema';

import { everyRow, sortOf, windowOf, type ListWindow } from './listing.js';

describe('every row of a listing', () => {
  test.each([0, 1, LIST_LIMIT_MAX, LIST_LIMIT_MAX + 1, 3 * LIST_LIMIT_MAX])(
    'is found, also of %i',
    async (length) => {
      const rows = Array.from({ length }, (_, row) => row);
      const find = ({ skip, limit }: ListWindow) =>
        Promise.resolve({ rows: rows.slice(skip, skip + limit), total: length });

      expect(await everyRow(find)).toEqual(rows);
    },
  );
});

describe('the order of a list', () => {
  test('is the usual one where none is asked for', () => {
    expect(sortOf(undefined, ['name', 'ASC'])).toEqual({ name: 1 });
  });

  test('goes by what is kept for a column', () => {
    expect(sortOf(['id', 'DESC'], ['name', 'ASC'])).toEqual({ _id: -1 });
    expect(sortOf(['name', 'ASC'], ['id', 'ASC'], { name: 'sortName' })).toEqual({ sortName: 1 });
  });
});

test('a range counts from 0 and holds its last row', () => {
  expect(windowOf([10, 19])).toEqual({ skip: 10, limit: 10 });
  expect(windowOf(undefined)).toEqual({ skip: 0, limit: 25 });
});
