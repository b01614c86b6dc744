import type { LineEvent } from '@foyer/contracts/visits';

import type { Arrival } from '../routing/simulate-waits.js';

/** Something that happened in a line, and when. */
export interface InLine {
  readonly event: LineEvent;
  readonly at: string;
}

/**
 * Lists the arrivals at a line and their outcomes, and the real waiting times of visitors who were
 * taken.
 */
export function lineArrivals(
  history: readonly InLine[],
  handlingMs: ReadonlyMap<string, number>,
): { readonly arrivals: readonly Arrival[]; readonly waitedMs: readonly number[] } {
  const arrivals = new Map<string, Arrival>();
  const waitedMs: number[] = [];
  for (const { event, at } of history) {
    const { visitId } = event.data;
    if (event.type === 'VisitorJoinedLine' || event.type === 'VisitorPlacedInLine') {
      const joined = Date.parse(event.data.joinedAt);
      const took = handlingMs.get(visitId) ?? null;
      arrivals.set(visitId, { visitId, at: joined, gaveUpAt: null, handlingMs: took });
    }
    if (event.type === 'VisitorTaken') waitedMs.push(event.data.waitedMs);
    if (event.type !== 'VisitorLeftLine' && event.type !== 'VisitorWentToOtherLine') continue;
    const arrival = arrivals.get(visitId);
    if (arrival) arrivals.set(visitId, { ...arrival, gaveUpAt: Date.parse(at) });
  }
  return { arrivals: [...arrivals.values()], waitedMs };
}
