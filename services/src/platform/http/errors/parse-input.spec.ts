import { describe, expect, test } from '@jest/globals';
import { validationText } from '@foyer/contracts/validation';
import { z } from 'zod';

import { Rejected } from '../../cqrs/commands/index.js';
import { parseInput } from './parse-input.js';

const Form = z.strictObject({
  name: z.string().trim().min(1).max(5),
  code: z.string().min(4).optional(),
  chairs: z.int().min(1).max(9).optional(),
  inner: z.strictObject({ ids: z.array(z.string()).min(1).max(2) }).optional(),
});

const fieldsOf = (input: unknown) => {
  try {
    parseInput(Form, input);
    return 'taken';
  } catch (error) {
    return (error as Rejected).fields;
  }
};

describe('what is told of an input that is not valid', () => {
  test.each<[unknown, object]>([
    [{ name: '  ' }, { name: 'BLANK' }],
    [{ name: 'a name of many letters' }, { name: 'TOO_LONG' }],
    [{ name: 'a', code: 'abc' }, { code: 'TOO_SHORT' }],
    [{ name: 'a', chairs: 0 }, { chairs: 'TOO_SMALL' }],
    [{ name: 'a', chairs: 10 }, { chairs: 'TOO_BIG' }],
    [{ name: 'a', inner: { ids: [] } }, { 'inner.ids': 'TOO_SHORT' }],
    [
      { name: 'a', admin: true, role: 1 },
      { admin: 'UNKNOWN_FIELD', role: 'UNKNOWN_FIELD' },
    ],
    [{ name: 'a', inner: { ids: ['1'], more: 1 } }, { 'inner.more': 'UNKNOWN_FIELD' }],
    [{ name: 'a', ['x'.repeat(9_000)]: 1 }, { ['x'.repeat(50)]: 'UNKNOWN_FIELD' }],
  ])('%#: says which rule which field breaks', (input, fields) => {
    expect(fieldsOf(input)).toEqual(fields);
  });

  test('a blank field says so, and a number is not called short', () => {
    expect(validationText({ message: 'BLANK' }, 'en')).toBe('This field can not be blank');
    expect(validationText({ message: 'TOO_SMALL' }, 'de')).toBe('Diese Zahl ist zu klein');
  });
});
