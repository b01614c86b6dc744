import { z } from 'zod';

import { DOCUMENT_EXTENSIONS } from '../schema/file-limits.js';
import { Id } from '../schema/id.js';

/** The place where a document was uploaded. */
export const UploadFrom = z.enum(['session-documents', 'session-call']).meta({ id: 'UploadFrom' });

/** How far the processing of a document has come. */
export const DocumentRequest = z
  .enum(['not_requested', 'requested', 'processing', 'processed', 'failure'])
  .meta({ id: 'DocumentRequest' });

/** The owner of a document, which decides who may read it: a session, or a call. */
export const DocumentPlace = z
  .object({ kind: z.enum(['session', 'call']), id: Id })
  .meta({ id: 'DocumentPlace' });
export type DocumentPlace = z.output<typeof DocumentPlace>;

/** A document that was uploaded, scanned or made in a call. */
export const Document = z
  .object({
    _id: Id,
    name: z.string(),
    size: z.int().nonnegative(),
    type: z.string(),
    extension: z.enum(DOCUMENT_EXTENSIONS),
    localId: z.string().nullable(),
    lastModified: z.iso.datetime().nullable(),
    uploadFrom: UploadFrom,
    uploadBy: Id,
    /** The name of the uploader; null if it is not known (any more). */
    uploadByName: z.string().nullable(),
    /** The session or the call that it belongs to. */
    identity: z.string(),
    docLink: z.string(),
    signedURL: z.string().nullable(),
    scanned: z.boolean(),
    pages: z.int().positive().nullable(),
    isSigned: z.boolean(),
    /** A signature is requested: meanwhile it stays unchanged and in its place. */
    isBeingSigned: z.boolean(),
    /** True if it is deleted with the message that it was sent with. */
    goesWithMessage: z.boolean(),
    isDelete: z.boolean(),
  })
  .meta({ id: 'Document' });
export type Document = z.output<typeof Document>;
