import { z } from 'zod';

import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { DocumentPlace } from './read-models.js';

/**
 * Stream `document-<id>`. `hash` is the SHA-256 of the file, base64url: what is read back is
 * compared with it.
 */
export const DocumentUploaded = defineEvent(
  'DocumentUploaded',
  1,
  z.object({
    documentId: Id,
    place: DocumentPlace,
    name: personal(z.string()),
    mediaType: z.string(),
    size: z.int().positive(),
    hash: z.string(),
    uploadedBy: Id,
    /**
     * Uploaded for a message that is not sent yet; its uploader alone sees it until then. Left out
     * for others.
     */
    draft: z.literal(true).optional(),
  }),
  { subject: 'uploadedBy' },
);
/** A draft went out with its message, and is there for all who read its place from now on. */
export const DocumentPublished = defineEvent(
  'DocumentPublished',
  1,
  z.object({ documentId: Id, place: DocumentPlace }),
);
/** The file itself is removed; that there was one is kept. */
export const DocumentDeleted = defineEvent(
  'DocumentDeleted',
  1,
  z.object({
    documentId: Id,
    place: DocumentPlace,
    /**
     * Years for which the company keeps signed documents, where this one went after them. Left out
     * for every other cause.
     */
    keptYears: z.int().positive().optional(),
  }),
);

/** Stream `calldocuments-<callId>`: the documents shown to all participants of a call. */
export const CallDocumentsChanged = defineEvent(
  'CallDocumentsChanged',
  1,
  z.object({ callId: Id, added: z.array(Id), takenAway: z.array(Id) }),
);

export const documentEvents = [DocumentUploaded, DocumentPublished, DocumentDeleted] as const;
export type DocumentEvent = EventOf<(typeof documentEvents)[number]>;

export const callDocumentsEvents = [CallDocumentsChanged] as const;
export type CallDocumentsEvent = EventOf<(typeof callDocumentsEvents)[number]>;
