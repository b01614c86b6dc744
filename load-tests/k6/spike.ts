// Ten times as many visitors come for a short time. Is every admitted visitor served as before?
// Is every rejected visitor notified at once? Is all as before ten seconds later?

import type { Options } from 'k6/options';
import { CORRECT, dayOf, within, workADay, type Phase } from './journey/day.js';
import { rate } from './journey/office.js';
import { visit } from './journey/visitor.js';

/** `npm run k6` compares the phases with each other, which a threshold cannot. */
const phases: readonly Phase[] = [
  { name: 'before', rate, seconds: 20 },
  { name: 'spike', rate: rate * 10, seconds: 15 },
  { name: 'recovery', rate, seconds: 10 },
  { name: 'after', rate, seconds: 20 },
];

/** The times after which no person would call it an answer any more, in milliseconds. */
const EVER = [2_500, 5_000] as const;
const USUAL = [500, 1000] as const;
/** The time within which a rejected visitor must be notified, in milliseconds. */
const REFUSED_WITHIN_MS = 50;

export const options: Options = {
  scenarios: dayOf(phases),
  thresholds: {
    ...CORRECT,
    rejection: [`p(99)<${REFUSED_WITHIN_MS}`],
    ...within(
      { portal: USUAL, open: USUAL, connect: USUAL, start: USUAL, ring: USUAL, enter: USUAL },
      'before',
    ),
    ...within(
      { portal: EVER, open: EVER, connect: EVER, start: EVER, ring: EVER, enter: EVER },
      'spike',
    ),
    ...within(
      { portal: USUAL, open: USUAL, connect: USUAL, start: USUAL, ring: USUAL, enter: USUAL },
      'after',
    ),
  },
};

export const agent = (): Promise<void> => workADay(phases, [100, 300]);
export const visitor = (): Promise<void> =>
  visit({ impatient: 0.1, mayBeRejected: true, patienceMs: 150_000 });
