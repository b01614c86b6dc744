import type { Line } from './line.js';
import { offerableAgainAt } from './line-order.js';

/** What was found in a line before: lines are never changed, and of many only one is another after each event. */
const FOUND = new WeakMap<Line['visitors'], readonly number[]>();

/** When, after `now`, an agent who turned a visitor down may be asked again; undefined where no one did. */
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
  // Loops without lists in between: this looks at everybody in the line, after whatever happens there.
  for (const visitor of visitors) {
    for (const agentId in visitor.declinedAt) {
      times.push(offerableAgainAt(visitor, agentId) ?? 0);
    }
  }
  FOUND.set(visitors, times);
  return times;
}
