import { z } from 'zod';

import type { CallRecord } from './read-models.js';

/**
 * The outcome of a call. `abandoned`: the visitor went, or stayed away for too long, before being
 * served. `turnedAway`: the portal closed on who waited.
 */
export const CallOutcome = z
  .enum(['waiting', 'served', 'abandoned', 'turnedAway'])
  .meta({ id: 'CallOutcome' });
export type CallOutcome = z.output<typeof CallOutcome>;

export function outcomeOf({
  state,
  endReason,
}: Pick<CallRecord, 'state' | 'endReason'>): CallOutcome {
  if (state === 'waiting') return 'waiting';
  if (state !== 'missed') return 'served';
  return endReason === 'portal-closed' ? 'turnedAway' : 'abandoned';
}
