// On a busy day, do visitors wait for people only and never for the program? Does exactly one
// agent answer each visitor who does not leave?

import type { Options } from 'k6/options';
import { CORRECT, dayOf, workADay, type Phase } from './journey/day.js';
import { rate, seconds } from './journey/office.js';
import { USUAL_TIMES } from './journey/usual-times.js';
import { visit } from './journey/visitor.js';

const phases: readonly Phase[] = [{ name: 'visitors', rate, seconds }];

export const options: Options = {
  scenarios: dayOf(phases),
  thresholds: {
    ...CORRECT,
    visits_left: ['count>0'],
    ...USUAL_TIMES,
  },
};

export const agent = (): Promise<void> => workADay(phases, [500, 1500]);
export const visitor = (): Promise<void> =>
  visit({ impatient: 0.1, mayBeRejected: false, patienceMs: 60_000 });
