import { beforeAll, describe, expect, it } from '@jest/globals';

import { COURSE, LOSSES, type CoursePoint, type Loss } from '../testing/emulator/behaviour.js';
import type { Repeats } from '../testing/emulator/zvt-emulator.js';
import {
  interrupt,
  type Interrupted,
  type Interruption,
} from '../testing/terminal/interrupted-order.js';

/** The first point at which the register has acknowledged the approval. */
const HEARD_FROM = COURSE.indexOf('announced');
const heard = (at: CoursePoint): boolean => COURSE.indexOf(at) >= HEARD_FROM;

const REPEATS: readonly Repeats[] = ['told', 'printed', 'mute', 'refused', 'stale'];
const plans = LOSSES.flatMap((how) => REPEATS.map((repeats) => ({ how, repeats })));
const named = (kind: string, { how, repeats }: (typeof plans)[number]): string =>
  [kind, how, repeats].join();
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

const KINDS = ['payment', 'reversal'] as const;
/** A machine that has all cases to do at once looks like a silent terminal to each of them. */
const AT_ONCE = 45;

/** Cases wait for silence more than they work: so many run at a time, each at its own terminal. */
const settled = new Map<string, readonly Promise<Interrupted>[]>();

beforeAll(() => {
  const lanes = Array.from({ length: AT_ONCE }, () => Promise.resolve<unknown>(null));
  let next = 0;
  const inTurn = (one: Interruption): Promise<Interrupted> => {
    const lane = next++ % AT_ONCE;
    const settling = (lanes[lane] ?? Promise.resolve()).then(() => interrupt(one));
    // A failed case is its own test's matter.
    lanes[lane] = settling.catch(() => null);
    return settling;
  };
  for (const kind of KINDS) {
    for (const plan of plans) {
      const cases = COURSE.map((dropAt) => inTurn({ kind, dropAt, ...plan }));
      settled.set(named(kind, plan), cases);
    }
  }
});

describe.each(KINDS)('a %s at a ZVT terminal', (kind) => {
  it.each(plans)(
    'is never booked against what was done when the line is lost ($how) and its repetition is $repeats',
    async (plan) => {
      const cases = await Promise.all(settled.get(named(kind, plan)) ?? []);
      expect(cases.flatMap((one) => wrong(one) ?? [])).toEqual([]);
      expect(cases).toHaveLength(COURSE.length);
    },
  );
});
