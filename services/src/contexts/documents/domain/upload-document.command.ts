import { createHash } from 'node:crypto';
import { accepted } from '@foyer/contracts/decision';
import type { DocumentPlace } from '@foyer/contracts/documents';
import { KeyedMutex } from '@foyer/event-log';
import type { ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import { NewId } from '#platform/clock';
import {
  type CommandTools,
  defineCommand,
  need,
  Rejected,
  type RunStep,
  stepOf,
  stream,
} from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Files, fromPdfHead, requireFewPixels } from '#platform/stores/files';
import { READ_STORE } from '#platform/tokens';
import { addDocument, DocumentAccess, Session } from '#contexts/sessions';
import { hasRoom } from './call-documents.js';
import { uploadDocument } from './document.js';
import { documentTypeOf, type DocumentType } from './document-type.service.js';
import { fileOf } from './file-of.service.js';
import { Document } from '../streams.js';

export interface NewDocument {
  readonly place: DocumentPlace;
  /** The name; by default made from the type. */
  readonly name: string | undefined;
  readonly file: Uint8Array;
  /** True if it waits for a message that is not sent yet. */
  readonly isDraft?: boolean;
  /** The field of the form in which it came, which errors name. */
  readonly field: 'document' | 'file';
}

// The documents of a call are counted in a read model: until it shows one, the next waits.
const turns = new KeyedMutex();

const needs = {
  access: DocumentAccess,
  files: Files,
  freshness: Freshness,
  newId: NewId,
  store: need<ReadStore>(READ_STORE),
};

/**
 * Keeps a document of a session or a call; its content decides what it is, not its name. Throws
 * Rejected UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, CALL_DOCUMENTS_FULL, or as
 * {@link DocumentAccess.require}.
 */
export const UploadDocument = defineCommand({
  name: 'UploadDocument',
  needs,
  handle: async (sent: NewDocument, tools) => {
    const upload = { ...sent, file: fromPdfHead(sent.file) };
    const { place, file, field, isDraft = false } = upload;
    const { access, freshness, store } = tools.needs;
    const way = isDraft ? 'chat' : 'list';
    await access.require(place, tools.context.actor, 'documents.share', way);
    const type = await documentTypeOf(file);
    if (!type) throw new Rejected('UNSUPPORTED_MEDIA_TYPE', {}, { [field]: 'DOCUMENT_TYPE' });
    if (type.mediaType.startsWith('image/')) await requireFewPixels(file, field, 'DOCUMENT_TYPE');
    const isOfSession = place.kind === 'session';
    // A session limits those that it lists, and lists no drafts.
    if (isOfSession && !isDraft) return keep(upload, type, tools);
    const by = tools.context.actor.id;
    return turns.runExclusive([isOfSession ? `${place.id} ${by}` : place.id], async () => {
      const kept = await store.collection<UploadedDocument>('documents').find({
        ...{ 'place.kind': place.kind, 'place.id': place.id, isDelete: false },
        ...(isOfSession && { uploadedBy: by, isDraft: true }),
      });
      if (!hasRoom(kept, { size: file.length, by })) {
        throw new Rejected(isOfSession ? 'SESSION_FULL' : 'CALL_DOCUMENTS_FULL');
      }
      const done = await keep(upload, type, tools);
      await freshness.waitFor(done.position, ['documents']).catch((error: unknown) => {
        // It is kept all the same.
        if (!(error instanceof Rejected)) throw error;
      });
      return done;
    });
  },
});

type Tools = CommandTools<typeof needs> & { readonly run: RunStep };

async function keep(
  { place, name, file, isDraft = false }: NewDocument,
  type: DocumentType,
  { context, needs: { files, newId }, run }: Tools,
) {
  const documentId = newId.next();
  const described = {
    ...{ documentId, mediaType: type.mediaType, size: file.length },
    name: name ?? `document.${type.extension}`,
    hash: createHash('sha256').update(file).digest('base64url'),
    uploadedBy: context.actor.id,
  };
  const isOfSession = place.kind === 'session';
  await files.put(fileOf(documentId, place), file);
  return run({
    // Each upload is a document of its own, also one that is a repeat.
    context: stepOf(context, documentId),
    streams: {
      document: stream(Document, documentId),
      session: isOfSession ? stream(Session, place.id) : undefined,
    },
    decide: ({ document, session }) => {
      const uploaded = uploadDocument(document, {
        ...{ ...described, place },
        ...(isDraft && { draft: true as const }),
      });
      if (uploaded.type === 'rejected') return uploaded;
      if (!session) return accepted({ document: uploaded.events }, documentId);
      // A person in the session's call may share by the rules of the call.
      const author = { id: context.actor.id, managesAll: true };
      const added = addDocument(session, { document: described, author });
      if (added.type === 'rejected') return added;
      // The message that it goes with adds it.
      if (isDraft) return accepted({ document: uploaded.events }, documentId);
      return accepted({ document: uploaded.events, session: added.events }, documentId);
    },
  }).catch(async (error: unknown) => {
    // After any other fault the event may be written all the same.
    if (error instanceof Rejected) await files.remove(fileOf(documentId, place));
    throw error;
  });
}
