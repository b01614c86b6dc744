import { describe, expect, test } from '@jest/globals';
import type { MemberRole } from '@foyer/contracts/identity';
import fc from 'fast-check';

import { needsConsent, planSync, type PlannedEntry } from './sync-plan.js';

const known = (count: number, role: MemberRole = 'member') =>
  new Map(
    Array.from({ length: count }, (_, n) => [
      `key ${n}`,
      { memberId: `member ${n}`, active: true, role },
    ]),
  );
const entriesOf = (
  count: number,
  allowed: boolean | null = true,
  admin: boolean | null = null,
): PlannedEntry[] => Array.from({ length: count }, (_, n) => ({ key: `key ${n}`, allowed, admin }));

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

  test('counts people who are not admitted like people who are not there', () => {
    expect(planSync(entriesOf(9, false), known(9), false).losing).toHaveLength(9);
  });

  test.each([
    ['demoted', 'admin', false],
    ['demoted', 'super-admin', false],
    ['promoted', 'member', true],
  ] as const)('counts those who are %s, %s before', (how, role, admin) => {
    const plan = (count: number, allowed: boolean | null = true) =>
      planSync(entriesOf(count, allowed, admin), known(count, role), false);
    expect(plan(5)[how]).toHaveLength(5);
    expect(needsConsent(plan(5), known(5, role))).toBe(false);
    expect(needsConsent(plan(6), known(6, role))).toBe(true);
    expect(needsConsent(plan(6, null), known(6, role))).toBe(true);
    expect(plan(6, false)).toMatchObject({ [how]: [], losing: { length: 6 } });
  });

  test('counts those who leave and those who change their role together', () => {
    const entries = [...entriesOf(9, true, false).slice(3), ...entriesOf(3, false)];
    const members = known(9, 'admin');
    const plan = planSync(entries, members, false);
    expect([plan.losing.length, plan.demoted.length]).toEqual([3, 6]);
    expect(needsConsent({ ...plan, demoted: plan.demoted.slice(0, 3) }, members)).toBe(true);
    expect(needsConsent({ ...plan, demoted: [] }, members)).toBe(false);
  });

  test.each([
    ['admin', true],
    ['admin', null],
    ['support', false],
    ['auditor', null],
  ] as const)('leaves the role %s where the source says %s', (role, admin) => {
    const plan = planSync(entriesOf(9, true, admin), known(9, role), false);
    expect([plan.demoted, plan.promoted]).toEqual([[], []]);
  });

  test('changes no role of those who share an identity, nor of those who are not active', () => {
    const twice = [...entriesOf(1, true, false), ...entriesOf(1, true, false)];
    expect(planSync(twice, known(1, 'admin'), false).demoted).toEqual([]);
    const away = new Map([['key 0', { memberId: 'm', active: false, role: 'admin' as const }]]);
    expect(planSync(entriesOf(1, true, false), away, false).demoted).toEqual([]);
  });

  test('does not shut out a member whose groups were not listed', () => {
    expect(planSync(entriesOf(9, null), known(9), false).leaving.size).toBe(0);
  });

  test('does not shut out a member because an answer is missing', () => {
    const partial = planSync(entriesOf(1), known(3), true);
    expect(partial.leaving.size).toBe(0);
    expect(partial.unseen).toEqual(['member 1', 'member 2']);
    const unnamed = planSync(
      [...entriesOf(1), { key: null, allowed: true, admin: null }],
      known(3),
      false,
    );
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

  test('lets a member go only if a complete answer says so', () => {
    const entry = fc.record({
      key: fc.option(
        fc.integer({ max: 9, min: 0 }).map((n) => `key ${n}`),
        { nil: null },
      ),
      allowed: fc.constantFrom(true, false, null),
      admin: fc.constantFrom(true, false, null),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 15 }), fc.boolean(), (entries, isPartial) => {
        const { leaving } = planSync(entries, known(8), isPartial);
        for (const key of leaving) {
          const own = entries.filter((one) => one.key === key);
          if (own.length > 0) expect(own).toMatchObject([{ key, allowed: false }]);
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
