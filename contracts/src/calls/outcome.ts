import { z } from 'zod';

import type { CallRecord } from './read-models.js';

/**
 * The outcome of a call. `inCall`: it still runs, so that it is not counted as served yet.
 * `abandoned`: the visitor went, or stayed away for too long, before being served. `turnedAway`:
 * the portal closed while the visitor waited.
 */
export const CallOutcome = z
  .enum(['waiting', 'inCall', 'served', 'abandoned', 'turnedAway'])
  .meta({ id: 'CallOutcome' });
export type CallOutcome = z.output<typeof CallOutcome>;

export function outcomeOf({
  state,
  endReason,
}: Pick<CallRecord, 'state' | 'endReason'>): CallOutcome {
  if (state === 'waiting' || state === 'inCall') return state;
  if (state !== 'missed') return 'served';
  return endReason === 'portal-closed' ? 'turnedAway' : 'abandoned';
}
