import { z } from 'zod';

import { File } from '../schema/answers.js';
import { DOCUMENT_MAX_BYTES } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';
import { defineRoute } from '../schema/route.js';
import { fileName } from '../schema/plain-text.js';
import { PORTAL_FILE_TYPES } from './file-types.js';
import { PortalFile } from './read-models.js';

const context = 'portals';
const OneFile = z.object({ id: Id, documentId: Id });
const content = {
  context,
  params: OneFile,
  produces: 'application/octet-stream',
  answers: { 200: File },
} as const;

export const addPortalFile = defineRoute({
  method: 'POST',
  path: '/queue/{id}/file',
  context,
  policy: 'portals.manage',
  summary: 'Keep a file for a portal; its content decides what it is, not its name',
  params: z.object({ id: Id }),
  body: z.strictObject({
    name: fileName(),
    /** Pictures are kept as large as they are needed for it. */
    purpose: z.enum(['content', 'logo', 'favicon', 'document']).default('content'),
  }),
  upload: { field: 'file', mediaTypes: PORTAL_FILE_TYPES, maxBytes: DOCUMENT_MAX_BYTES },
  answers: { 201: PortalFile },
  rejections: ['PORTAL_NOT_FOUND', 'PORTAL_FILES_FULL'],
});

export const getPortalFile = defineRoute({
  method: 'GET',
  path: '/queue/{id}/file/{documentId}',
  ...content,
  policy: 'portals.read',
  summary: 'A file of a portal, for those who belong to the portal',
  rejections: ['PORTAL_NOT_FOUND', 'PORTAL_FILE_NOT_FOUND', 'NOT_A_PORTAL_MEMBER'],
});

export const getPortalMedia = defineRoute({
  method: 'GET',
  path: '/queue/{id}/media/{documentId}',
  ...content,
  policy: 'public',
  summary: 'A file that a portal shows to its visitors',
  rejections: ['PORTAL_NOT_FOUND', 'PORTAL_FILE_NOT_FOUND'],
});
