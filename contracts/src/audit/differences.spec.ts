import { describe, expect, test } from '@jest/globals';

import { differencesOf } from './differences.js';

describe('differences', () => {
  test('are found by path, through objects and lists, both ways', () => {
    const before = { name: 'A', look: { colour: 'red', size: 1 }, members: [{ id: 1 }], gone: 1 };
    const after = {
      name: 'A',
      look: { colour: 'blue', size: 1 },
      members: [{ id: 1 }, 2],
      come: 0,
    };
    expect(differencesOf(before, after)).toEqual([
      { path: 'look.colour', before: 'red', after: 'blue' },
      { path: 'members.1', before: undefined, after: 2 },
      { path: 'gone', before: 1, after: undefined },
      { path: 'come', before: undefined, after: 0 },
    ]);
  });

  test('of what was not there yet are the whole of it', () => {
    expect(differencesOf(null, { a: 1 })).toEqual([{ path: '', before: null, after: { a: 1 } }]);
    expect(differencesOf({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }]);
    expect(differencesOf({ a: null }, { a: null })).toEqual([]);
  });
});
