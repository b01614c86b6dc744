import { z } from 'zod';

import { ById, Changed, File } from '../schema/answers.js';
import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { Document, UploadFrom } from './read-models.js';
import { isPlain } from '../schema/plain-text.js';

const context = 'documents';
const planned = true;
const policy = 'session.own';

export const uploadDocument = defineRoute({
  method: 'POST',
  path: '/document',
  context,
  planned,
  policy,
  summary: 'Upload a document; its content decides its type, not its name',
  body: z.strictObject({
    name: z.string().trim().min(1).max(255).refine(isPlain, 'CONTROL_CHARACTERS'),
    size: z.coerce.number().int().min(1).max(DOCUMENT_MAX_BYTES),
    type: z.enum(DOCUMENT_TYPES),
    uploadBy: Id,
    uploadFrom: UploadFrom,
    identity: z.string().max(200),
  }),
  upload: { field: 'document', mediaTypes: DOCUMENT_TYPES, maxBytes: DOCUMENT_MAX_BYTES },
  answers: { 201: Document },
});

export const deleteDocument = defineRoute({
  method: 'DELETE',
  path: '/document/{id}',
  context,
  planned,
  policy,
  summary: 'Delete a document',
  params: ById,
  answers: { 200: Changed },
});

export const getDocument = defineRoute({
  method: 'GET',
  path: '/document/{id}',
  context,
  planned,
  policy,
  summary: 'What is known of a document',
  params: ById,
  answers: { 200: Document },
});

export const downloadDocument = defineRoute({
  method: 'GET',
  path: '/document/download/{id}',
  context,
  planned,
  policy,
  summary: 'The document itself',
  params: ById,
  produces: 'application/octet-stream',
  answers: { 200: File },
});

export const previewDocument = defineRoute({
  method: 'GET',
  path: '/document/preview',
  context,
  planned,
  policy,
  summary: 'One page of a document as a picture',
  query: z.object({ documentId: Id, page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  produces: 'image/png',
  answers: { 200: File },
});

export const convertXfa = defineRoute({
  method: 'POST',
  path: '/document/convertXfa',
  context,
  planned,
  policy,
  summary:
    'Convert an XFA form to a plain PDF by the configured converter; the original where that fails',
  body: z.strictObject({}),
  upload: { field: 'document', mediaTypes: ['application/pdf'], maxBytes: DOCUMENT_MAX_BYTES },
  produces: 'application/pdf',
  answers: { 200: File },
});
