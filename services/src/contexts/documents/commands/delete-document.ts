import { accepted } from '@foyer/contracts/decision';
import type { DocumentPlace } from '@foyer/contracts/documents';
import type { ReadStore } from '@foyer/projections';
import type { UploadedDocument } from '@foyer/projections/documents';

import { stream, type CommandRunner } from '../../../platform/eventing/commands/index.js';
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
import { heldOn, noHolds } from '../domain/signature-holds.js';
import { CallDocuments, Document, IsCallOver, SignatureHolds } from './streams.js';

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
  handle: async (
    known: KnownDocument,
    { context, needs: { access, files, store }, run, stateOf },
  ) => {
    const { documentId, place } = known;
    const { actor } = context;
    const isModerator = await access.allows(place, actor, 'documents.delete');
    // What a person who is forgotten has uploaded goes with them, signed or not.
    const isAsked = actor.type !== 'system';
    const hold = isAsked ? await whatHolds(documentId, store) : undefined;
    const boardId = await boardOf(place, stateOf);
    const outcome = await run({
      context,
      streams: {
        document: stream(Document, documentId),
        session: place.kind === 'session' ? stream(Session, place.id) : undefined,
        call: place.kind === 'call' ? stream(CallDocuments, place.id) : undefined,
        // A signature may be asked for at this moment, which no read model has yet.
        holds: boardId === null ? undefined : stream(SignatureHolds, boardId),
        isOver: boardId === null ? undefined : stream(IsCallOver, boardId),
      },
      decide: ({ document, session, call, holds = noHolds, isOver = true }) => {
        const held = isAsked ? (hold ?? heldOn(holds, documentId, isOver)) : undefined;
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

/** The board on which a document may be under signature now: that of its call, or of its session's call. */
async function boardOf(
  { kind, id }: DocumentPlace,
  stateOf: CommandRunner['stateOf'],
): Promise<string | null> {
  if (kind === 'call') return id;
  const session = await stateOf(stream(Session, id));
  return session.status === 'unknown' ? null : session.callId;
}

/** What keeps a document from being deleted, as its read model has it: other boards of its session too. */
async function whatHolds(documentId: string, store: ReadStore): Promise<Hold | undefined> {
  const found = await store.collection<UploadedDocument>('documents').findOne({ _id: documentId });
  if (found?.isSigned === true) return 'DOCUMENT_SIGNED';
  return found && found.signedOn !== null ? 'DOCUMENT_BEING_SIGNED' : undefined;
}
