import { describe, expect, test } from '@jest/globals';
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalJson } from './canonical-json.js';

/** Keys that engines sort by themselves, hide, or sort otherwise than by code units. */
const key = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.constantFrom(
    '10',
    '2',
    '02',
    '-1',
    '4294967295',
    '__proto__',
    'toJSON',
    '',
    'é',
    '😀',
    '\ud800',
  ),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.jsonValue({ maxDepth: 0 }),
    fc.constantFrom(undefined, -0, 1e21, 5e-324, '\u2028', '\udfff"\\'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .array(fc.tuple(key, tie('value')), { maxLength: 5 })
      .map((entries): unknown => Object.fromEntries(entries)),
  ),
}));

describe('canonical JSON', () => {
  test('is what the library writes, for any value', () => {
    fc.assert(
      fc.property(value, (any) => {
        expect(canonicalJson(any)).toBe(canonicalize(any) ?? '');
      }),
    );
  });

  test.each([
    [{ b: 1, a: { d: [], c: null } }, '{"a":{"c":null,"d":[]},"b":1}'],
    [{ 10: 'a', 2: 'b' }, '{"10":"a","2":"b"}'],
    [{ at: new Date(0) }, '{"at":"1970-01-01T00:00:00.000Z"}'],
    [JSON.parse('{"b":1,"__proto__":{"a":2}}'), '{"__proto__":{"a":2},"b":1}'],
  ])('of %j is %s', (any, text) => {
    expect(canonicalJson(any)).toBe(text);
  });

  test('refuses numbers that JSON does not know', () => {
    expect(() => canonicalJson({ a: [Number.NaN] })).toThrow('NaN');
  });
});
