import { z } from 'zod';

import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { TimelineEntry } from './read-models.js';

export const adminCallTimeline = defineRoute({
  method: 'GET',
  path: '/admin/calls/{id}/timeline',
  context: 'audit',
  summary: 'All events that belong to a call, in the order in which they happened',
  policy: 'audit.read',
  params: z.object({ id: Id }),
  answers: { 200: z.array(TimelineEntry) },
  rejections: ['CALL_NOT_FOUND'],
});
