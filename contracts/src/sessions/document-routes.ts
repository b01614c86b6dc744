import { z } from 'zod';

import { Document } from '../documents/read-models.js';
import { File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { pageOf, PageQuery } from '../schema/page.js';
import { defineRoute } from '../schema/route.js';

export const listSessionDocuments = defineRoute({
  method: 'GET',
  path: '/session/documents',
  context: 'sessions',
  policy: 'session.own',
  summary: 'Documents of a session; deleted ones are left out',
  query: PageQuery.extend({
    sessionId: Id,
    order: z.coerce.number().int().min(-1).max(1).default(1),
  }),
  answers: { 200: pageOf(Document) },
});

export const getSessionDocument = defineRoute({
  method: 'GET',
  path: '/session/{sessionId}/document/{documentId}',
  context: 'sessions',
  policy: 'session.own',
  summary: 'A document of a session itself',
  params: z.object({ sessionId: Id, documentId: Id }),
  produces: 'application/octet-stream',
  answers: { 200: File },
  rejections: ['SESSION_NOT_FOUND', 'DOCUMENT_NOT_FOUND'],
});
