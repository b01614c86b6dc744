import { beforeAll, describe, expect, it } from '@jest/globals';

import { COURSE, LOSSES, type CoursePoint, type Loss } from '../testing/emulator/behaviour.js';
import type { Repeats } from '../testing/emulator/zvt-emulator.js';
import { interrupt, type Interrupted } from '../testing/terminal/interrupted-order.js';

/** The first point at which the register has acknowledged the approval. */
const HEARD_FROM = COURSE.indexOf('announced');
const heard = (at: CoursePoint): boolean => COURSE.indexOf(at) >= HEARD_FROM;

const REPEATS: readonly Repeats[] = ['told', 'printed', 'mute', 'refused', 'stale'];
const plans = LOSSES.flatMap((how) => REPEATS.map((repeats) => ({ how, repeats })));
const isTold = (how: Loss, repeats: Repeats) =>
  how !== 'forget' && (repeats === 'told' || repeats === 'mute');

/** Says how an interrupted order was settled wrongly, or null. */
function wrong({ dropAt, how, repeats, settlement, done, requests }: Interrupted): string | null {
  if (requests !== 1) return `${dropAt}: sent ${requests} times`;
  if (settlement === 'success' && !done) return `${dropAt}: booked, and nothing was done`;
  // Terminals that deny an order of which the register has no word cannot be seen through.
  const isDenied = repeats === 'stale' && !heard(dropAt);
  if (settlement === 'failure' && done && !isDenied)
    return `${dropAt}: done, and booked as a failure`;
  if (settlement === 'unknown' && isTold(how, repeats)) return `${dropAt}: unknown, though told`;
  return null;
}

describe.each(['payment', 'reversal'] as const)('a %s at a ZVT terminal', (kind) => {
  // Orders wait for silence more than they work: all plans run at once, each at its own terminal.
  const settled = new Map<(typeof plans)[number], Promise<readonly Interrupted[]>>();

  beforeAll(() => {
    for (const plan of plans) {
      const cases = COURSE.map((dropAt) => interrupt({ kind, dropAt, ...plan }));
      settled.set(plan, Promise.all(cases));
    }
  });

  it.each(plans)(
    'is never booked against what was done when the line is lost ($how) and its repetition is $repeats',
    async (plan) => {
      const cases = await settled.get(plan);
      expect(cases?.flatMap((one) => wrong(one) ?? [])).toEqual([]);
    },
  );
});
