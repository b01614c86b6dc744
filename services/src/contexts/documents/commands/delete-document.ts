import { accepted } from '@foyer/contracts/decision';
import type { DocumentPlace } from '@foyer/contracts/documents';
import type { ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand, need } from '../../../platform/eventing/index.js';
import { Files } from '../../../platform/stores/files/index.js';
import { READ_STORE } from '../../../platform/tokens.js';
import {
  deleteDocument as deleteInSession,
  DocumentAccess,
  Session,
} from '../../sessions/index.js';
import { changeCallDocuments } from '../domain/call-documents.js';
import { deleteDocument, type Hold } from '../domain/document.js';
import { fileOf } from './file-of.js';
import { CallDocuments, Document } from './streams.js';

export interface KnownDocument {
  readonly documentId: string;
  readonly place: DocumentPlace;
  readonly uploadedBy: string;
}

/**
 * Deletes a document for its uploader or a moderator: that there was one is kept, the file itself is removed. What is signed, or about
 * to be, stays.
 */
export const DeleteDocument = defineCommand({
  name: 'DeleteDocument',
  needs: { access: DocumentAccess, files: Files, store: need<ReadStore>(READ_STORE) },
  handle: async (known: KnownDocument, { context, needs: { access, files, store }, run }) => {
    const { documentId, place } = known;
    const { actor } = context;
    const isModerator = await access.allows(place, actor, 'documents.delete');
    // What a person who is forgotten has uploaded goes with them, signed or not.
    const isAsked = actor.type !== 'system';
    const hold = isAsked ? await whatHolds(documentId, store) : undefined;
    const outcome = await run({
      context,
      streams: {
        document: stream(Document, documentId),
        session: place.kind === 'session' ? stream(Session, place.id) : undefined,
        call: place.kind === 'call' ? stream(CallDocuments, place.id) : undefined,
      },
      decide: ({ document, session, call }) => {
        const decision = deleteDocument(document, {
          ...{ ...known, by: actor.id, isModerator, hold },
        });
        if (decision.type === 'rejected') return decision;
        const changes = [{ documentId, isDelete: true }];
        const shown =
          call?.has(documentId) === true
            ? changeCallDocuments(call, { callId: place.id, changes, there: new Set() })
            : accepted([]);
        return accepted({
          document: decision.events,
          session: session && deleteInSession(session, documentId),
          call: shown.type === 'accepted' ? shown.events : [],
        });
      },
    });
    await files.remove(fileOf(documentId, place));
    return outcome;
  },
});

/** What keeps a document from being deleted, as its read model has it. */
async function whatHolds(documentId: string, store: ReadStore): Promise<Hold | undefined> {
  const found = await store.collection<UploadedDocument>('documents').findOne({ _id: documentId });
  if (found?.isSigned === true) return 'DOCUMENT_SIGNED';
  return found && found.signedOn !== null ? 'DOCUMENT_BEING_SIGNED' : undefined;
}
