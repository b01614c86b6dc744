import { z } from 'zod';

import { CallRecord } from '../calls/read-models.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';

/** The largest number of earlier visits shown next to a call. */
export const EARLIER_VISITS_MAX = 20;

/** A call, or a visit that rang in vain, before the one at hand. */
export const EarlierVisit = CallRecord.pick({
  _id: true,
  queueName: true,
  agentName: true,
  state: true,
  rangAt: true,
  durationMs: true,
  endReason: true,
  rating: true,
  notes: true,
})
  .extend({
    /**
     * The same visit, before it was handed on; else one under the same name at the agent's portals.
     */
    isSameVisit: z.boolean(),
  })
  .meta({ id: 'EarlierVisit' });
export type EarlierVisit = z.output<typeof EarlierVisit>;

export const getEarlierVisits = defineRoute({
  method: 'GET',
  path: '/callDetail/{id}/earlier',
  context: 'visits',
  policy: 'desk.work',
  summary:
    "What came before the own call with a visitor: this visit's calls, and visits under the same name, newest first",
  params: z.object({ id: Id }),
  answers: { 200: z.object({ docs: z.array(EarlierVisit).max(EARLIER_VISITS_MAX) }) },
  rejections: ['CALL_NOT_FOUND'],
});
