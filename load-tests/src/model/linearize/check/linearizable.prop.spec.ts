import { test } from '@jest/globals';
import fc from 'fast-check';
import type { Operation, Specification } from './history.js';
import { checkLinearizable } from './linearizable.js';

/** A client takes a free thing, gives it back, or looks at its owner. */
type Did =
  | { readonly kind: 'take'; readonly by: number; readonly won: boolean }
  | { readonly kind: 'release'; readonly by: number }
  | { readonly kind: 'look'; readonly owner: number | null };

const lock: Specification<number | null, Did> = {
  initial: null,
  step(owner, did) {
    switch (did.kind) {
      case 'take':
        if ((owner === null) !== did.won) return undefined;
        return did.won ? did.by : owner;
      case 'release':
        return owner === did.by ? null : owner;
      case 'look':
        return did.owner === owner ? owner : undefined;
    }
  },
  onlyLooks: ({ kind }) => kind === 'look',
  keyOf: String,
};

const wish = fc.record({
  kind: fc.constantFrom('take' as const, 'release' as const, 'look' as const),
  by: fc.integer({ min: 1, max: 3 }),
  /** By how many others an operation was asked too early and answered too late. */
  early: fc.integer({ min: 0, max: 4 }),
  late: fc.integer({ min: 0, max: 4 }),
  /** Without an answer, with an effect or without one. */
  fate: fc.constantFrom('answered', 'answered', 'answered', 'lost', 'never'),
});

type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

/**
 * Returns operations as clients could have seen them, though they took effect one after the
 * other.
 */
function notified(wishes: readonly Wish[]): Operation<Did>[] {
  let owner = lock.initial;
  return wishes.map(({ kind, by, early, late, fate }, at) => {
    const did: Did =
      kind === 'take'
        ? { kind, by, won: owner === null }
        : kind === 'release'
          ? { kind, by }
          : { kind, owner };
    if (fate !== 'never') owner = lock.step(owner, did) ?? null;
    // A little more for each keeps the times of all apart.
    const asked = at - early - 0.3 + at / 1_000_000;
    const over = at + late + 0.3 + at / 1_000_000;
    return { did, asked, over, answered: fate === 'answered' };
  });
}

const history = fc.array(wish, { maxLength: 40 }).map(notified);

const isLinearizable = (operations: readonly Operation<Did>[]): boolean =>
  checkLinearizable(lock, operations).type === 'linearizable';

test('accepts operations that took effect one after the other, however they overlap', () => {
  fc.assert(fc.property(history, isLinearizable), { numRuns: 1000 });
});

test('an old answer that is given as if current is refused', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(1, 2, 3), (all, by) => {
      // After any history, all clients wait for the answer from here on.
      const end = Math.max(0, ...all.map(({ over }) => over)) + 1;
      const then: Did[] = [
        { kind: 'release', by: 1 },
        { kind: 'release', by: 2 },
        { kind: 'release', by: 3 },
        { kind: 'take', by, won: true },
        { kind: 'look', owner: by },
        { kind: 'release', by },
      ];
      const looking = (owner: number | null): boolean => {
        const steps: Did[] = [...then, { kind: 'look', owner }];
        const later = steps.map((did, n) => {
          return { did, asked: end + 2 * n, over: end + 2 * n + 1, answered: true };
        });
        // An operation without an answer until then took no effect later.
        return isLinearizable([...all, ...later]);
      };
      return looking(null) && !looking(by);
    }),
    { numRuns: 300 },
  );
});

test('a second winner is refused', () => {
  fc.assert(
    fc.property(history, (all) => {
      const settled = all.filter(({ answered, did }) => answered && did.kind !== 'release');
      const losers = settled.filter(({ did }) => did.kind === 'take' && !did.won);
      const winners = settled.filter(({ did }) => did.kind === 'take' && did.won);
      fc.pre(losers.length > 0 && winners.length > 0);
      const [loser] = losers;
      const doubled = settled.map((operation) =>
        operation === loser && operation.did.kind === 'take'
          ? { ...operation, did: { ...operation.did, won: true } }
          : operation,
      );
      return !isLinearizable(doubled);
    }),
    { numRuns: 300 },
  );
});
