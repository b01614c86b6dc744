import { z } from 'zod';

import { ById, Changed, File } from '../schema/answers.js';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { Document, UploadFrom } from './read-models.js';
import { fileName } from '../schema/plain-text.js';

const context = 'documents';
const policy = 'session.own';

export const uploadDocument = defineRoute({
  method: 'POST',
  path: '/document',
  context,
  policy,
  summary: 'Upload a document; its content decides its type, not its name',
  body: z.strictObject({
    name: fileName(),
    size: z.coerce.number().int().min(1).max(DOCUMENT_MAX_BYTES),
    type: z.enum(DOCUMENT_TYPES),
    uploadBy: Id,
    uploadFrom: UploadFrom,
    identity: z.string().max(200),
    /**
     * For a message that is not sent yet: the message publishes it among the documents of its
     * session or call.
     */
    draft: z.literal('true').optional(),
  }),
  upload: { field: 'document', mediaTypes: DOCUMENT_TYPES, maxBytes: DOCUMENT_MAX_BYTES },
  answers: { 201: Document },
  rejections: [
    ...(['SESSION_NOT_FOUND', 'CALL_NOT_FOUND', 'NOT_IN_CALL', 'CALL_OVER'] as const),
    ...(['SESSION_FULL', 'CALL_DOCUMENTS_FULL'] as const),
  ],
});

export const deleteDocument = defineRoute({
  method: 'DELETE',
  path: '/document/{id}',
  context,
  policy,
  summary: 'Delete a document that is not signed, nor about to be',
  params: ById,
  answers: { 200: Changed },
  rejections: ['DOCUMENT_NOT_FOUND', 'DOCUMENT_SIGNED', 'DOCUMENT_BEING_SIGNED'],
});

export const getDocument = defineRoute({
  method: 'GET',
  path: '/document/{id}',
  context,
  policy,
  summary: 'What is known of a document',
  params: ById,
  answers: { 200: Document },
  rejections: ['DOCUMENT_NOT_FOUND'],
});

export const downloadDocument = defineRoute({
  method: 'GET',
  path: '/document/download/{id}',
  context,
  policy,
  summary: 'The document itself',
  params: ById,
  produces: 'application/octet-stream',
  answers: { 200: File, 206: File },
  rejections: ['DOCUMENT_NOT_FOUND', 'FILE_DAMAGED', 'RANGE_NOT_SATISFIABLE'],
});

export const previewDocument = defineRoute({
  method: 'GET',
  path: '/document/preview',
  context,
  policy,
  summary: 'One page of a document as a picture',
  query: z.object({ documentId: Id, page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  produces: 'image/png',
  answers: { 200: File },
  rejections: ['DOCUMENT_NOT_FOUND', 'FILE_DAMAGED', 'NO_PREVIEW', 'PAGE_NOT_FOUND'],
});

export const listCallDocuments = defineRoute({
  method: 'GET',
  path: '/document/ofCall',
  context,
  policy,
  summary: 'The documents that everybody in a call is shown',
  query: z.object({ callDetailId: Id }),
  answers: { 200: z.object({ docs: z.array(Document) }) },
  rejections: ['CALL_NOT_FOUND', 'NOT_IN_CALL', 'CALL_OVER'],
});

export const listVisitDocuments = defineRoute({
  method: 'GET',
  path: '/document/ofVisit',
  context,
  policy: 'visit.own',
  summary:
    'The documents that a visitor or guest was shown, for 20 minutes after their end of the call or visit; ' +
    'none at a kiosk',
  answers: { 200: z.object({ docs: z.array(Document), forSeconds: z.int().nonnegative() }) },
});

export const listDrafts = defineRoute({
  method: 'GET',
  path: '/document/drafts',
  context,
  policy,
  summary: 'The documents that the caller uploaded for a message there that is not sent yet',
  query: z.object({ uploadFrom: UploadFrom, identity: z.string().max(200) }),
  answers: { 200: z.object({ docs: z.array(Document) }) },
  rejections: [...(['SESSION_NOT_FOUND', 'CALL_NOT_FOUND', 'NOT_IN_CALL', 'CALL_OVER'] as const)],
});

export const downloadSessionDocuments = defineRoute({
  method: 'GET',
  path: '/document/archiveOfSession',
  context,
  policy,
  summary: 'The documents that a session lists, in one archive',
  query: z.object({ sessionId: Id }),
  produces: 'application/zip',
  answers: { 200: File },
  rejections: ['SESSION_NOT_FOUND', 'NOT_A_SESSION_MEMBER', 'DOCUMENT_NOT_FOUND'],
});

export const convertXfa = defineRoute({
  method: 'POST',
  path: '/document/convertXfa',
  context,
  policy,
  summary:
    'Convert an XFA form to a plain PDF by the configured converter; the original where that fails',
  /** The place of the upload; a person who is not a member must name it, and may upload there. */
  body: z.strictObject({
    uploadFrom: UploadFrom.optional(),
    identity: z.string().max(200).optional(),
  }),
  upload: { field: 'document', mediaTypes: ['application/pdf'], maxBytes: DOCUMENT_MAX_BYTES },
  produces: 'application/pdf',
  answers: { 200: File },
  rejections: ['SESSION_NOT_FOUND', 'CALL_NOT_FOUND', 'NOT_IN_CALL', 'CALL_OVER'],
});
