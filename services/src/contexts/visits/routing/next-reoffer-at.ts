import type { Line } from '../line/state.js';
import { offerableAgainAt } from '../line/line-order.js';

/** The times found in a line before: lines are immutable, and most stay the same after an event. */
const FOUND = new WeakMap<Line['visitors'], readonly number[]>();

/**
 * Returns when, after `now`, an agent who turned a visitor down can be asked again; undefined if no
 * agent did.
 */
export function nextReofferAt(
  { portals }: { readonly portals: readonly { readonly line: Line }[] },
  now: Date,
): Date | undefined {
  let next = Infinity;
  for (const { line } of portals) {
    for (const again of reofferTimes(line)) {
      if (again > now.getTime() && again < next) next = again;
    }
  }
  return next === Infinity ? undefined : new Date(next);
}

function reofferTimes({ visitors }: Line): readonly number[] {
  const known = FOUND.get(visitors);
  if (known) return known;
  const times: number[] = [];
  // Loops without intermediate lists: this looks at all visitors of the line after each of its
  // events.
  for (const visitor of visitors) {
    for (const agentId in visitor.declinedAt) {
      times.push(offerableAgainAt(visitor, agentId) ?? 0);
    }
  }
  FOUND.set(visitors, times);
  return times;
}
