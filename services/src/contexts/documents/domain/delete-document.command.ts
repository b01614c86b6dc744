import { accepted } from '@foyer/contracts/decision';
import type { DocumentPlace, WayOut } from '@foyer/contracts/documents';

import { type Actor, defineCommand, stream } from '#platform/cqrs';
import { Files } from '#platform/stores/files';
import {
  deleteDocument as deleteInSession,
  DocumentAccess,
  DocumentHolds,
  holdingStreams,
  Session,
} from '#contexts/sessions';
import { appSettingStream } from '#contexts/settings';
import { changeCallDocuments } from './call-documents.js';
import { deleteDocument, type DocumentState } from './document.js';
import { yearsKept } from './retention.js';
import { fileOf } from './file-of.service.js';
import { CallDocuments, Document } from '../streams.js';

export interface KnownDocument {
  readonly documentId: string;
  readonly place: DocumentPlace;
  readonly uploadedBy: string;
  /** True if it came with a message of the chat, or waits for one. */
  readonly isOfMessage?: boolean;
  /**
   * The reason of an automatic deletion: as a draft that was never sent, with its message, or
   * signed before the years that the company chose.
   */
  readonly because?: Extract<WayOut, 'unsent' | 'with-message' | 'expired'>;
}

/**
 * Deletes a document for a moderator, or for its uploader who may still read it there. The program
 * deletes it with its message, as a draft that is never sent, or because its uploader is forgotten.
 * The file is removed; that there was one is kept. Signed documents stay until the end of their
 * period.
 */
export const DeleteDocument = defineCommand({
  name: 'DeleteDocument',
  needs: { access: DocumentAccess, files: Files, documentHolds: DocumentHolds },
  handle: async (known: KnownDocument, { context, needs, run }) => {
    const { access, files, documentHolds } = needs;
    const { documentId, place } = known;
    const { actor } = context;
    const isModerator = await access.allows(place, actor, 'documents.delete');
    const isReader =
      isModerator ||
      (await access.allows(
        place,
        actor,
        'documents.read',
        known.isOfMessage === true ? 'chat' : 'list',
      ));
    const way = wayOf(known, actor);
    const knownHolds = await documentHolds.on([documentId]);
    const outcome = await run({
      context,
      streams: {
        document: stream(Document, documentId),
        session: place.kind === 'session' ? stream(Session, place.id) : undefined,
        call: place.kind === 'call' ? stream(CallDocuments, place.id) : undefined,
        // A signature may be requested at this moment, which no read model shows yet.
        ...holdingStreams(await documentHolds.boardOf(place)),
        setting: known.because === 'expired' ? appSettingStream : undefined,
      },
      decide: ({ document, session, call, setting, ...states }) => {
        // Its message was sent at this moment.
        if (known.because === 'unsent' && !isDraft(document)) return accepted({}, 'stays');
        const keptYears = setting && yearsKept(setting.values.retention);
        // The company chose at this moment to keep it.
        if (known.because === 'expired' && keptYears === undefined) return accepted({}, 'stays');
        const held = knownHolds.why(documentId, way, states);
        const decision = deleteDocument(document, {
          ...{ ...known, by: actor.id, isReader, isModerator, hold: held, keptYears },
        });
        if (decision.type === 'rejected') return decision;
        const changes = [{ documentId, isDelete: true }];
        const shown =
          call?.has(documentId) === true
            ? changeCallDocuments(call, { callId: place.id, changes, there: new Set() })
            : accepted([]);
        return accepted(
          {
            document: decision.events,
            session: session && deleteInSession(session, documentId),
            call: shown.type === 'accepted' ? shown.events : [],
          },
          'goes',
        );
      },
    });
    if (outcome.result === 'goes') await files.remove(fileOf(documentId, place));
    return outcome;
  },
});

function wayOf({ because }: KnownDocument, { type }: Actor): WayOut {
  if (because !== undefined) return because;
  return type === 'system' ? 'forgotten' : 'asked';
}

const isDraft = (document: DocumentState): boolean =>
  document.status === 'there' && document.isDraft;
