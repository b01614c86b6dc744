import { describe, expect, test } from '@jest/globals';
import { applyChange } from './apply-change.js';
import type { AnyChange } from './operation.js';

const document = {
  _id: 'a',
  name: 'Ada',
  count: 2,
  home: { city: 'Ulm', zip: '1' },
  tags: ['x', 'y'],
  members: [
    { id: 'm1', role: 'a' },
    { id: 'm2', role: 'b' },
  ],
};

describe('a change', () => {
  test.each<[string, AnyChange, object]>([
    ['sets fields', { set: { name: 'Bob', age: 1 } }, { name: 'Bob', age: 1 }],
    ['sets deep fields', { set: { 'home.city': 'Bonn' } }, { home: { city: 'Bonn', zip: '1' } }],
    ['makes the objects on the way', { set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    ['unsets deep fields', { unset: ['home.zip', 'no.such'] }, { home: { city: 'Ulm' } }],
    ['counts', { inc: { count: -3, 'seen.today': 1 } }, { count: -1, seen: { today: 1 } }],
    ['pushes', { push: { tags: 'z', fresh: 1 } }, { tags: ['x', 'y', 'z'], fresh: [1] }],
    ['pulls values', { pull: { tags: 'x' } }, { tags: ['y'] }],
    [
      'pulls objects by their fields',
      { pull: { members: { id: 'm1' } } },
      { members: [{ id: 'm2', role: 'b' }] },
    ],
    ['pulls nothing where nothing is alike', { pull: { members: { id: 'm9' } } }, {}],
  ])('%s', (_, change, expected) => {
    const before = JSON.stringify(document);
    expect(applyChange(document, change)).toEqual({ ...document, ...expected });
    expect(JSON.stringify(document)).toBe(before);
  });

  test('unsetting leaves no trace', () => {
    expect(applyChange({ _id: 'a', x: 1 } as never, { unset: ['x'] })).toEqual({ _id: 'a' });
    expect(Object.keys(applyChange({ _id: 'a', x: 1 } as never, { unset: ['x'] }))).toEqual([
      '_id',
    ]);
  });

  test.each<[string, AnyChange]>([
    ['counting from a text', { inc: { name: 1 } }],
    ['pushing to a text', { push: { name: 1 } }],
    ['pulling from an object', { pull: { home: 1 } }],
    ['going through a list', { set: { 'members.role': 'c' } }],
    ['going through a text', { set: { 'name.first': 'c' } }],
    ['changing the _id', { set: { _id: 'b' } }],
  ])('refuses %s', (_, change) => {
    expect(() => applyChange(document, change)).toThrow();
  });
});
