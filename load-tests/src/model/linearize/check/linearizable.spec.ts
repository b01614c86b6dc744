import { describe, expect, test } from '@jest/globals';
import type { Operation, Specification } from './history.js';
import { checkLinearizable } from './linearizable.js';

type Did =
  | { readonly kind: 'write'; readonly value: number }
  | { readonly kind: 'read'; readonly value: number }
  | { readonly kind: 'swap'; readonly from: number; readonly to: number; readonly won: boolean };

/** A number that can be written, read, and exchanged for another one if it is as expected. */
const register: Specification<number, Did> = {
  initial: 0,
  step(state, did) {
    switch (did.kind) {
      case 'write':
        return did.value;
      case 'read':
        return did.value === state ? state : undefined;
      case 'swap':
        if ((state === did.from) !== did.won) return undefined;
        return did.won ? did.to : state;
    }
  },
  onlyLooks: ({ kind }) => kind === 'read',
  keyOf: String,
};

const write = (value: number): Did => ({ kind: 'write', value });
const read = (value: number): Did => ({ kind: 'read', value });
const swap = (from: number, to: number, won = true): Did => ({ kind: 'swap', from, to, won });

const from = (asked: number, over: number, did: Did): Operation<Did> => ({
  did,
  asked,
  over,
  answered: true,
});
const lost = (asked: number, did: Did, over = Infinity): Operation<Did> => ({
  did,
  asked,
  over,
  answered: false,
});

const verdictOn = (...history: Operation<Did>[]) => checkLinearizable(register, history);

describe('a history is linearizable', () => {
  test.each<[string, Operation<Did>[]]>([
    ['when it is empty', []],
    ['one after the other', [from(1, 2, write(1)), from(3, 4, read(1))]],
    ['with a read beside a write that sees it', [from(1, 4, write(1)), from(2, 3, read(1))]],
    ['with a read beside a write that does not', [from(1, 4, write(1)), from(2, 3, read(0))]],
    [
      'with a write that took effect before another that was asked earlier',
      [from(1, 6, write(1)), from(2, 3, write(2)), from(4, 5, read(2)), from(7, 8, read(1))],
    ],
    [
      'with a write that changes nothing until it is needed',
      [from(1, 9, write(0)), from(2, 3, write(1)), from(4, 5, read(0))],
    ],
    ['with one winner of two', [from(1, 4, swap(0, 1)), from(2, 3, swap(0, 2, false))]],
    ['without an answer and without effect', [lost(1, write(1)), from(2, 3, read(0))]],
    ['without an answer and with effect', [lost(1, write(1)), from(2, 3, read(1))]],
    [
      'with an effect that comes late',
      [lost(1, write(1)), from(2, 3, read(0)), from(4, 5, read(1))],
    ],
    [
      'with an effect in time',
      [lost(1, write(1), 6), from(2, 3, read(0)), from(4, 5, read(1)), from(7, 8, read(1))],
    ],
    [
      'whatever the order in which it is told',
      [
        from(3, 4, read(1)),
        from(1, 2, write(1)),
        { ...from(5, 8, read(2)), follows: 3 },
        from(6, 9, write(2)),
      ],
    ],
  ])('%s', (_, history) => {
    expect(verdictOn(...history)).toEqual({ type: 'linearizable' });
  });
});

describe('a history is not linearizable', () => {
  test.each<[string, Operation<Did>[]]>([
    ['with a stale read', [from(1, 2, write(1)), from(3, 4, read(0))]],
    ['with a value that nobody wrote', [from(1, 2, write(1)), from(3, 4, read(2))]],
    ['with reads that go back', [from(1, 8, write(1)), from(2, 3, read(1)), from(4, 5, read(0))]],
    ['with two winners', [from(1, 4, swap(0, 1)), from(2, 3, swap(0, 2))]],
    ['with two losers', [from(1, 4, swap(0, 1, false)), from(2, 3, swap(0, 2, false))]],
    [
      'with an effect that is taken back',
      [lost(1, write(1)), from(2, 3, read(1)), from(4, 5, read(0))],
    ],
    [
      'with an effect after its time',
      [lost(1, write(1), 4), from(2, 3, read(0)), from(5, 6, read(0)), from(7, 8, read(1))],
    ],
    [
      'with a read before what it follows',
      [from(1, 4, write(1)), { ...from(2, 5, read(0)), follows: 0 }],
    ],
  ])('%s', (_, history) => {
    expect(verdictOn(...history)).toMatchObject({ type: 'not-linearizable' });
  });
});

test('reports the operations that do not fit', () => {
  const history = [from(1, 2, write(1)), from(3, 4, write(2)), from(5, 6, read(1))];
  expect(verdictOn(...history)).toEqual({
    type: 'not-linearizable',
    order: [write(1), write(2)],
    state: 2,
    next: [read(1)],
  });
});

test('a search that takes too long ends', () => {
  const writes = Array.from({ length: 12 }, (_, n) => from(n, 100 + n, write(n)));
  const verdict = checkLinearizable(register, [...writes, from(200, 201, read(99))], 1_000);
  expect(verdict).toEqual({ type: 'undecided' });
});

test('many operations without an answer are no trouble once they are over', () => {
  const lives = Array.from({ length: 40 }, (_, life) => {
    const at = life * 100;
    const writes = Array.from({ length: 6 }, (_, n) => lost(at + n, write(life * 10 + n), at + 20));
    return [...writes, from(at + 30, at + 31, read(life * 10 + 3))];
  });
  expect(verdictOn(...lives.flat())).toEqual({ type: 'linearizable' });
});
