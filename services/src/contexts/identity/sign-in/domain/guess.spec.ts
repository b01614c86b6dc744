import { beforeEach, describe, expect, test } from '@jest/globals';

import { Rejected } from '#platform/cqrs';
import { MemoryAttemptBudget } from '../adapters/memory-attempt-budget.js';
import { guess } from './guess.service.js';

const limits = {
  perTarget: { attempts: 3, seconds: 60 },
  perAddress: { attempts: 6, seconds: 60 },
};
const about = { target: 'ada', address: '203.0.113.1', wrong: 'WRONG_CREDENTIALS' } as const;
const throwing = (error: Error) => async (): Promise<never> => Promise.reject(error);
const codeOf = async (outcome: Promise<unknown>): Promise<string> =>
  outcome.then(
    () => 'right',
    (error: unknown) => (error instanceof Rejected ? error.code : 'fault'),
  );

describe('a guess', () => {
  let budget: MemoryAttemptBudget;
  beforeEach(() => {
    budget = new MemoryAttemptBudget(limits);
  });
  const times = async (count: number, look: () => Promise<unknown>, more: object = {}) => {
    const codes: string[] = [];
    for (let n = 0; n < count; n += 1) {
      codes.push(await codeOf(guess(budget, { ...about, ...more }, look)));
    }
    return codes;
  };

  test('costs an attempt if it is wrong', async () => {
    const codes = await times(5, throwing(new Rejected('WRONG_CREDENTIALS')));
    expect(codes).toEqual([
      ...['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS', 'WRONG_CREDENTIALS'],
      ...['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS'],
    ]);
  });

  test('costs nothing if it is right', async () => {
    expect(new Set(await times(20, async () => 'known'))).toEqual(new Set(['right']));
  });

  test.each([
    ['a fault of ours', new Error('The disk is full'), 'fault'],
    ['a store that does not answer', new Rejected('UNAVAILABLE'), 'UNAVAILABLE'],
    ['a directory that is away', new Rejected('DIRECTORY_UNAVAILABLE'), 'DIRECTORY_UNAVAILABLE'],
    ['an account that is refused', new Rejected('SOURCE_NOT_ALLOWED'), 'SOURCE_NOT_ALLOWED'],
  ])('that comes to %s costs nothing', async (_what, error, code) => {
    expect(new Set(await times(20, throwing(error)))).toEqual(new Set([code]));
    expect(await times(1, async () => 'known')).toEqual(['right']);
  });

  test('is limited without an answer if a secret may have been checked', async () => {
    const unanswered = new MemoryAttemptBudget({ ...limits, perAddress: limits.perTarget });
    const away = throwing(new Rejected('DIRECTORY_UNAVAILABLE'));
    const codes = await times(8, away, { unanswered });
    expect(codes.filter((code) => code === 'DIRECTORY_UNAVAILABLE')).toHaveLength(6);
    expect(codes.slice(6)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });

  test('reports the fault of the check if its budget cannot be given back', async () => {
    const broken = {
      spend: async () => ({
        wasRight: async () => undefined,
        giveBack: throwing(new Error('The budgets are away')),
      }),
    };
    const look = throwing(new Rejected('UNAVAILABLE'));
    expect(await codeOf(guess(broken, about, look))).toBe('UNAVAILABLE');
  });
});
