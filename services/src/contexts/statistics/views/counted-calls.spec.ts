import { expect, test } from '@jest/globals';
import { SqliteReadStore } from '@foyer/projections';
import { callRecords, type CallFigureDocument } from '@foyer/projections/calls';

import { callPages } from './counted-calls.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2, 9, 0, seconds)).toISOString();
const key = { projection: callRecords.name, version: callRecords.version, build: 1 };

test('pages hold every call once, also of those who rang at the same moment', async () => {
  const store = new SqliteReadStore(':memory:');
  await store.create(key, callRecords.collections);
  await store.promote(key);
  const rang = [1, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4].map(at);
  const ids = rang.map((_, index) => `call ${String(index).padStart(2, '0')}`);
  const puts = rang.map((rangAt, index) => ({
    ...{ collection: 'callFigures', position: '1' },
    doc: { _id: ids[index] ?? '', rangAt },
  }));
  await store.write([{ build: key, puts, removals: [], checkpoint: '1' }]);
  const wanted = { from: Date.parse(at(1)), to: Date.parse(at(3)) };
  const pages: string[][] = [];
  for await (const page of callPages<CallFigureDocument>(store, 'callFigures', wanted, 3)) {
    pages.push(page.map(({ _id }) => _id));
  }
  expect(pages.flat()).toEqual(ids.slice(0, 9));
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 3]);
  await store.close();
});
