// After hours of usual work: is every visitor still answered as fast as the first, by exactly one
// agent, and does the server leave nothing behind in memory?

import type { Options } from 'k6/options';
import { CORRECT, dayOf, workADay, type Phase } from './journey/day.js';
import { rate, seconds } from './journey/office.js';
import { USUAL_TIMES } from './journey/usual-times.js';
import { visit } from './journey/visitor.js';

/** `npm run k6` watches the memory of the server meanwhile. */
const phases: readonly Phase[] = [{ name: 'visitors', rate, seconds }];

export const options: Options = {
  scenarios: dayOf(phases),
  thresholds: {
    ...CORRECT,
    ...USUAL_TIMES,
  },
};

export const agent = (): Promise<void> => workADay(phases, [500, 1500]);
export const visitor = (): Promise<void> =>
  visit({ impatient: 0.1, mayBeRejected: false, patienceMs: 60_000 });
