import { expect, test } from '@jest/globals';

import { MemoryReadStore } from './memory-read-store.js';

const key = { projection: 'people', version: 1, build: 1 };

test('sorts only by what is declared, where that is asked for', async () => {
  const store = new MemoryReadStore({ requiresDeclaredSorts: true });
  await store.create(key, { people: { indexes: [{ key: { name: 1 } }], sorts: ['age'] } });
  await store.promote(key);
  const people = store.collection<{ readonly _id: string }>('people');
  for (const path of ['_id', 'name', 'age'])
    expect(await people.find({}, { sort: { [path]: 1 } })).toEqual([]);
  expect(await people.find({})).toEqual([]);
  await expect(people.find({}, { sort: { age: -1, height: 1 } })).rejects.toThrow(
    'The read model "people" is not declared to be sorted by age, height',
  );
});
