import { z } from 'zod';

import { Document } from '../documents/read-models.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';

export const listSessionDocuments = defineRoute({
  method: 'GET',
  path: '/session/documents',
  context: 'sessions',
  planned: true,
  policy: 'session.own',
  summary: 'Documents of a session; deleted ones are left out',
  query: PageQuery.extend({
    sessionId: Id,
    order: z.coerce.number().int().min(-1).max(1).default(1),
  }),
  answers: { 200: pageOf(Document) },
});
