import { expect, test } from '@jest/globals';

import { checkPickup } from './check-pickup.js';

const LIMIT_MS = 300_000;

test.each([
  'read-check-write',
  'torn-append',
  'stale-line',
  'forgotten-rejection',
  'forgotten-silence',
] as const)(
  'the model finds a planted bug: %s',
  async (planted) => {
    const { failure } = await checkPickup({ runs: 4000, seed: 1, planted });
    expect(failure?.violations).not.toEqual([]);
    const { seed, path } = failure!;
    const again = await checkPickup({ runs: 4000, seed, path, planted });
    expect(again.failure?.violations).toEqual(failure?.violations);
    expect((await checkPickup({ runs: 4000, seed, path })).failure).toBeUndefined();
  },
  LIMIT_MS,
);
