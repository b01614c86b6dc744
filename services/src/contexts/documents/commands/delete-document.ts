import { accepted } from '@foyer/contracts/decision';
import type { DocumentPlace } from '@foyer/contracts/documents';

import { stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { Files } from '../../../platform/stores/files/index.js';
import {
  deleteDocument as deleteInSession,
  DocumentAccess,
  DocumentHolds,
  holdingStreams,
  Session,
} from '../../sessions/index.js';
import { changeCallDocuments } from '../domain/call-documents.js';
import { deleteDocument } from '../domain/document.js';
import { fileOf } from './file-of.js';
import { CallDocuments, Document } from './streams.js';

export interface KnownDocument {
  readonly documentId: string;
  readonly place: DocumentPlace;
  readonly uploadedBy: string;
}

/**
 * Deletes a document for its uploader or a moderator, or because its uploader is forgotten.
 * The file is removed; that there was one is kept. Signed documents stay.
 */
export const DeleteDocument = defineCommand({
  name: 'DeleteDocument',
  needs: { access: DocumentAccess, files: Files, documentHolds: DocumentHolds },
  handle: async (known: KnownDocument, { context, needs, run }) => {
    const { access, files, documentHolds } = needs;
    const { documentId, place } = known;
    const { actor } = context;
    const isModerator = await access.allows(place, actor, 'documents.delete');
    const way = actor.type === 'system' ? 'forgotten' : 'asked';
    const knownHolds = await documentHolds.on([documentId]);
    const outcome = await run({
      context,
      streams: {
        document: stream(Document, documentId),
        session: place.kind === 'session' ? stream(Session, place.id) : undefined,
        call: place.kind === 'call' ? stream(CallDocuments, place.id) : undefined,
        // A signature may be asked for at this moment, which no read model has yet.
        ...holdingStreams(await documentHolds.boardOf(place)),
      },
      decide: ({ document, session, call, ...states }) => {
        const held = knownHolds.why(documentId, way, states);
        const decision = deleteDocument(document, {
          ...{ ...known, by: actor.id, isModerator, hold: held },
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
