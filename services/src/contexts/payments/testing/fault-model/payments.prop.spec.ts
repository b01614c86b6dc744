import { expect, test } from '@jest/globals';

import { checkPayments } from './check-payments.js';
import { PLANTED_BUGS } from './plan.js';

const LIMIT_MS = 120_000;

test(
  'no fault takes money twice or loses it, and the day shows what is wrong and nothing else',
  () => {
    expect(checkPayments({ runs: 1_000 }).failure).toBeUndefined();
  },
  LIMIT_MS,
);

test.each(PLANTED_BUGS)(
  'the model finds a planted bug: %s',
  (planted) => {
    const { failure } = checkPayments({ runs: 1_000, seed: 1, planted });
    expect(failure?.violations).not.toEqual([]);
    expect(failure).toBeDefined();
    expect(checkPayments({ runs: 1_000, seed: 1 }).failure).toBeUndefined();
  },
  LIMIT_MS,
);
