import { expect, test } from '@jest/globals';

import { SpeechBudget } from './speech-budget.js';

const HOUR_MS = 3_600_000;
const heard = () => Promise.resolve('heard');

test('accepts sound of six hours for a call, and nothing beyond', async () => {
  const budget = new SpeechBudget();
  const hour = { durationMs: HOUR_MS, bytes: 5 };
  for (let n = 0; n < 6; n += 1) expect(await budget.within('call', hour, heard)).toBe('heard');
  const more = { durationMs: 200, bytes: 5 };
  await expect(budget.within('call', more, heard)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  expect(await budget.within('other', more, heard)).toBe('heard');
});

test('sound that was not turned into text, since the service failed, is not counted', async () => {
  const budget = new SpeechBudget();
  const hour = { durationMs: HOUR_MS, bytes: 5 };
  const failing = () => Promise.reject(new Error('The service is away'));
  for (let n = 0; n < 9; n += 1) {
    await expect(budget.within('call', hour, failing)).rejects.toThrow('The service is away');
  }
  for (let n = 0; n < 6; n += 1) expect(await budget.within('call', hour, heard)).toBe('heard');
});

test('sound counts by its size where that is longer than it is said to be', async () => {
  const budget = new SpeechBudget();
  const piece = { durationMs: 5_000, bytes: 160_000 };
  let taken = 0;
  const refused = async () => {
    for (; taken < 1_000; taken += 1) await budget.within('call', piece, heard);
  };
  await expect(refused()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  // By their reported length, there would be room for 4320.
  expect(taken).toBeLessThan(420);
});

test('sound that is too large for how long it is said to be is not put to the service', async () => {
  const asked: string[] = [];
  const run = () => Promise.resolve(asked.push('asked'));
  const within = (piece: { durationMs: number; bytes: number }) =>
    new SpeechBudget().within('call', piece, run);
  await expect(within({ durationMs: 200, bytes: 160_000 })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  expect(asked).toEqual([]);
  // A piece as pages record it, and a short one of which most is its container.
  await within({ durationMs: 5_000, bytes: 16_000 });
  await within({ durationMs: 200, bytes: 4_500 });
  expect(asked).toHaveLength(2);
});
