import { expect, test } from '@jest/globals';

import { checkPickup } from './check-pickup.js';
import { PLANTED_BUGS } from './planted-bug.js';

const LIMIT_MS = 300_000;
/** Under it each planted bug shows itself soon; `npm run model -- pickup` takes any other. */
const SEED = 3;

test.each(PLANTED_BUGS)(
  'the model finds a planted bug: %s',
  async (planted) => {
    const { failure } = await checkPickup({ runs: 4000, seed: SEED, planted, shrinks: false });
    expect(failure?.violations).not.toEqual([]);
    const { seed, path } = failure!;
    const again = await checkPickup({ runs: 1, seed, path, planted, shrinks: false });
    expect(again.failure?.violations).toEqual(failure?.violations);
    // The same run and the following ones, without the bug.
    expect((await checkPickup({ runs: 60, seed, path })).failure).toBeUndefined();
  },
  LIMIT_MS,
);
