import { z } from 'zod';

import { Document } from '../documents/read-models.js';
import { ById, File } from '../schema/answers.js';
import { Id } from '../schema/id.js';
import { plainLine } from '../schema/plain-text.js';
import { defineRoute } from '../schema/route.js';
import { SignatureStrokes } from './signature.js';

const context = 'board';
const policy = 'session.own';
const rejections = [
  ...(['BOARD_NOT_FOUND', 'DOCUMENT_NOT_FOUND', 'FILE_DAMAGED'] as const),
  ...(['BOARD_NOT_EXPORTED', 'UNSUPPORTED_MEDIA_TYPE', 'DOCUMENT_PROTECTED'] as const),
];
/** The exported part of a board: one of its documents, or its blank pages. */
const Wanted = z.object({
  documentId: Id.optional(),
  /** Without the marks a document is as it was uploaded. */
  annotations: z.stringbool().default(true),
});

export const exportBoard = defineRoute({
  method: 'GET',
  path: '/whiteboard/{id}/pdf',
  context,
  policy,
  summary: 'A document of a board as PDF, with what was drawn on it or without',
  params: ById,
  query: Wanted,
  produces: 'application/pdf',
  answers: { 200: File },
  rejections,
});

export const exportXfdf = defineRoute({
  method: 'GET',
  path: '/whiteboard/{id}/xfdf',
  context,
  policy,
  summary: 'What was drawn on a document of a board, as XFDF for other programs',
  params: ById,
  query: Wanted.pick({ documentId: true }),
  produces: 'application/xfdf',
  answers: { 200: File },
  rejections: ['BOARD_NOT_FOUND', 'DOCUMENT_NOT_FOUND'],
});

export const listDrawn = defineRoute({
  method: 'GET',
  path: '/whiteboard/{id}/drawn',
  context,
  policy,
  summary: 'On which documents of a board something was drawn, also after its call',
  params: ById,
  answers: {
    200: z.object({
      /** A document with its name, or the blank pages without one. */
      drawn: z.array(z.object({ documentId: Id.nullable(), name: z.string().nullable() })).max(200),
    }),
  },
  rejections: ['BOARD_NOT_FOUND'],
});

export const keepBoard = defineRoute({
  method: 'POST',
  path: '/whiteboard/{id}/keep',
  context,
  policy,
  summary:
    'Keep a document of a board as PDF, with what was drawn on it, among the documents of its call or session',
  params: ById,
  body: z.strictObject({
    documentId: Id.nullable(),
    name: plainLine().min(1).max(255),
  }),
  answers: { 201: Document },
  rejections: [
    ...rejections,
    ...([
      'CALL_DOCUMENTS_FULL',
      'SESSION_FULL',
      'CALL_NOT_FOUND',
      'NOT_IN_CALL',
      'CALL_OVER',
    ] as const),
  ],
});

export const signDocument = defineRoute({
  method: 'POST',
  path: '/whiteboard/{id}/sign',
  context,
  policy,
  summary:
    'Sign a document of a board as one of those who were asked: a sealed PDF with the signature and a page of evidence is made and shown',
  params: ById,
  body: z.strictObject({ documentId: Id, signature: SignatureStrokes }),
  answers: { 201: Document },
  rejections: [
    ...rejections,
    ...(['NOT_ASKED_TO_SIGN', 'DOCUMENT_SIGNED', 'DOCUMENT_CHANGED_MEANWHILE'] as const),
    ...(['SIGNATURE_PAD_NOT_ALLOWED', 'NOT_YOUR_TURN_TO_SIGN'] as const),
    ...(['DOCUMENT_HAS_LAYERS', 'DOCUMENT_HAS_OUTSIDE_PARTS'] as const),
    ...(['DOCUMENT_IS_XFA_FORM', 'SIGNATURE_LETTERS_MISSING'] as const),
    ...(['DOCUMENT_SEALED_AND_ACTIVE', 'DOCUMENT_SEALED_AND_DRAWN_ON'] as const),
    ...(['CALL_DOCUMENTS_FULL', 'SESSION_FULL'] as const),
  ],
});
