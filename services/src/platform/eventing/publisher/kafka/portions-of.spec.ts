import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { portionsOf } from './portions-of.js';

const MEBIBYTE = 1024 * 1024;

test('portions hold all events in their order, and as much as a broker takes at once', () => {
  const sizes = fc.array(fc.oneof(fc.nat(2_000), fc.nat(300_000)), { maxLength: 30 });
  fc.assert(
    fc.property(sizes, (lengths) => {
      const events = lengths.map((length, n) => ({
        topic: 'visits',
        key: `visit-${n}`,
        body: 'ä'.repeat(length / 2),
      }));
      const portions = [...portionsOf(events)];
      expect(portions.flat()).toEqual(events);
      for (const portion of portions) {
        const bytes = portion.map(({ key, body }) => Buffer.byteLength(key + body));
        expect(portion.length).toBeGreaterThan(0);
        expect(bytes.reduce((a, b) => a + b)).toBeLessThan(MEBIBYTE);
      }
      for (const [n, portion] of portions.slice(0, -1).entries()) {
        const both = [...portion, ...(portions[n + 1] ?? [])];
        expect([...portionsOf(both)].length).toBe(2);
      }
    }),
    { numRuns: 30 },
  );
});

test('an event that is larger than a portion goes alone', () => {
  const large = { topic: 'visits', key: 'a', body: 'x'.repeat(2 * MEBIBYTE) };
  const small = { ...large, body: 'x' };
  expect([...portionsOf([small, large, small])]).toEqual([[small], [large], [small]]);
});
