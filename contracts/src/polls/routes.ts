import { z } from 'zod';

import { Language } from '../schema/language.js';
import { File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';

export const exportPoll = defineRoute({
  method: 'GET',
  path: '/callDetail/{id}/poll/{pollId}/csv',
  context: 'polls',
  policy: 'calls.read-own',
  summary: 'The result of a closed poll as a table in CSV, for members who were in its call',
  params: z.object({ id: Id, pollId: Id }),
  query: z.object({ language: Language.default('en') }),
  produces: 'text/csv',
  answers: { 200: File },
  rejections: ['POLL_NOT_FOUND', 'POLL_OPEN'],
});
