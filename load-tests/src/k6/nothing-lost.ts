import type { Summary } from './summary.js';
import type { VisitCounts } from './visits-in-log.js';

/**
 * Checks that the log knows all that pages were acknowledged. It may know more: an answer can be
 * lost on its way. Returns the missing items.
 */
export function nothingLost(summary: Summary, counts: VisitCounts): string[] {
  const acknowledged = {
    opened: summary.count('visits_opened'),
    pickups: summary.count('pickups_acknowledged'),
    served: summary.count('visits_served'),
    left: summary.count('visits_left'),
  };
  return (Object.keys(acknowledged) as (keyof VisitCounts)[])
    .filter((name) => counts[name] < acknowledged[name])
    .map((name) => `${name}: ${acknowledged[name]} acknowledged, ${counts[name]} in the log`);
}
