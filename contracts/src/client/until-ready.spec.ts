import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { ApiError } from './api-error.js';
import { untilReady } from './until-ready.js';

const BUSY = new ApiError('GETTING_READY', 'In a moment.', 503, {}, { retryAfterS: 2 });

describe('A call to a server that is getting ready', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is made again when the server said to come again, and meanwhile reports why', async () => {
    const said: (string | undefined)[] = [];
    const answers = [BUSY, BUSY, 'done'];
    let calls = 0;
    const call = async () => {
      calls += 1;
      const next = answers.shift();
      if (next instanceof ApiError) throw next;
      return next;
    };
    const asked = untilReady(call, { onGettingReady: (text) => said.push(text) });
    await jest.advanceTimersByTimeAsync(1_999);
    expect(calls).toBe(1);
    await jest.advanceTimersByTimeAsync(2_001);
    expect(await asked).toBe('done');
    expect(said).toEqual(['In a moment.', 'In a moment.', undefined]);
  });

  test('ends with the signal, and with any other refusal', async () => {
    const leaving = new AbortController();
    const asked = untilReady(() => Promise.reject(BUSY), { signal: leaving.signal });
    const ended = expect(asked).rejects.toThrow('left');
    await jest.advanceTimersByTimeAsync(100);
    leaving.abort(new Error('left'));
    await ended;
    const refused = new ApiError('FORBIDDEN', 'No.', 403);
    await expect(untilReady(() => Promise.reject(refused))).rejects.toBe(refused);
  });
});
