// Does the whole journey work at all: does every visitor who rings meet exactly one agent, and come
// to the goodbye?

import type { Options } from 'k6/options';
import { CORRECT, dayOf, workADay, type Phase } from './journey/day.js';
import { visit } from './journey/visitor.js';

const phases: readonly Phase[] = [{ name: 'visitors', rate: 1, seconds: 6 }];

export const options: Options = {
  scenarios: dayOf(phases),
  // Times are for the other scenarios: this one has to hold on a busy machine too.
  thresholds: CORRECT,
};

export const agent = (): Promise<void> => workADay(phases, [100, 300]);
export const visitor = (): Promise<void> =>
  visit({ impatient: 0, mayBeRejected: false, patienceMs: 20_000 });
