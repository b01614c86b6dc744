import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { needsConsent, planSync, type PlannedEntry } from './sync-plan.js';

const known = (count: number) =>
  new Map(
    Array.from({ length: count }, (_, n) => [
      `key ${n}`,
      { memberId: `member ${n}`, active: true },
    ]),
  );
const entriesOf = (count: number, allowed: boolean | null = true): PlannedEntry[] =>
  Array.from({ length: count }, (_, n) => ({ key: `key ${n}`, allowed }));

describe('a plan of fetching members', () => {
  test.each([
    [6, 1, false],
    [7, 1, true],
    [60, 54, false],
    [60, 53, true],
    [219, 198, false],
    [219, 197, true],
    [219, 1, true],
  ])('of %i members of whom %i are left needs consent: %s', (before, left, wanted) => {
    const members = known(before);
    const plan = planSync(entriesOf(left), members, false);
    expect(plan.losing).toHaveLength(before - left);
    expect(needsConsent(plan, members)).toBe(wanted);
  });

  test('counts those who are not let in like those who are not there', () => {
    expect(planSync(entriesOf(9, false), known(9), false).losing).toHaveLength(9);
  });

  test('shuts out no one whose groups were not told', () => {
    expect(planSync(entriesOf(9, null), known(9), false).leaving.size).toBe(0);
  });

  test('shuts out no one for want of an answer', () => {
    const partial = planSync(entriesOf(1), known(3), true);
    expect(partial.leaving.size).toBe(0);
    expect(partial.unseen).toEqual(['member 1', 'member 2']);
    const unnamed = planSync([...entriesOf(1), { key: null, allowed: true }], known(3), false);
    expect(unnamed.leaving.size).toBe(0);
    expect(unnamed.unseen).toEqual(['member 1', 'member 2']);
  });

  test('neither makes nor shuts out people who share an identity', () => {
    const twice = [...entriesOf(1, false), ...entriesOf(1, false)];
    const plan = planSync(twice, known(1), false);
    expect(plan.shared).toEqual(new Set(['key 0']));
    expect(plan.leaving.size).toBe(0);
    expect(planSync(twice, known(2), false).unseen).toEqual(['member 1']);
    expect(planSync(twice, new Map(), false).coming.size).toBe(0);
  });

  test('lets no one go of whom a whole answer does not say so', () => {
    const entry = fc.record({
      key: fc.option(
        fc.integer({ max: 9, min: 0 }).map((n) => `key ${n}`),
        { nil: null },
      ),
      allowed: fc.constantFrom(true, false, null),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 15 }), fc.boolean(), (entries, isPartial) => {
        const { leaving } = planSync(entries, known(8), isPartial);
        for (const key of leaving) {
          const own = entries.filter((one) => one.key === key);
          if (own.length > 0) expect(own).toEqual([{ key, allowed: false }]);
          else {
            const keys = entries.map((one) => one.key);
            expect([isPartial, keys.includes(null)]).toEqual([false, false]);
            expect(new Set(keys).size).toBe(keys.length);
          }
        }
      }),
    );
  });
});
