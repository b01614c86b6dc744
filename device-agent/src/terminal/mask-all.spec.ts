import { expect, it } from '@jest/globals';

import { maskAll } from './mask-all.js';

it('masks every text inside of a value over whole documents, but no ids', () => {
  const id = '01990000-0000-7000-8000-000000000001';
  const value = { id, lines: ['no 41111111', '11111111'], n: 5, none: null, deep: { at: '123' } };
  expect(maskAll(value)).toEqual({ ...value, lines: ['no ********', '****1111'] });
});
