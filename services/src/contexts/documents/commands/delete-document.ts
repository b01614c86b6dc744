import { QueryBus } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';
import type { DocumentPlace } from '@foyer/contracts/documents';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { Files } from '../../../platform/stores/files/index.js';
import {
  deleteDocument as deleteInSession,
  DocumentAccess,
  Session,
} from '../../sessions/index.js';
import { changeCallDocuments } from '../domain/call-documents.js';
import { deleteDocument } from '../domain/document.js';
import { FindWhatHolds } from '../queries/find-documents.js';
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
  needs: { access: DocumentAccess, files: Files, queries: QueryBus },
  handle: async (known: KnownDocument, { context, needs: { access, files, queries }, run }) => {
    const { documentId, place } = known;
    const { actor } = context;
    const isModerator = await access.allows(place, actor, 'documents.delete');
    // What a person who is forgotten has uploaded goes with them, signed or not.
    const isAsked = actor.type !== 'system';
    const hold = isAsked ? await queries.execute(new FindWhatHolds(documentId)) : undefined;
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
