import { expect, test } from '@jest/globals';
import { z } from 'zod';

import { withoutShownFields } from './without-shown-fields.js';

const route = {
  takesRecord: true,
  body: z.strictObject({ name: z.string().optional() }),
  answers: { 200: z.object({ id: z.string(), name: z.string(), createdAt: z.string() }) },
} as const;

test.each([
  ['a whole record to what can be changed', { id: 'a', name: 'A', createdAt: 'b' }, { name: 'A' }],
  ['a change to itself', { name: 'A' }, { name: 'A' }],
  ['a misspelt field to itself, so that it is refused', { nmae: 'A' }, { nmae: 'A' }],
])('comes down from %s', (_title, body, expected) => {
  expect(withoutShownFields(route, body)).toEqual(expected);
});

test('leaves bodies alone where a route takes no record, and what is no object', () => {
  const { takesRecord: _, ...other } = route;
  expect(withoutShownFields(other, { id: 'a' })).toEqual({ id: 'a' });
  expect(withoutShownFields(route, 'text')).toBe('text');
  expect(withoutShownFields(route, null)).toBeNull();
  expect(withoutShownFields(route, [])).toEqual([]);
});
