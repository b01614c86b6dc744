import { createHash } from 'node:crypto';

import { NewId } from '../../../platform/clock/index.js';
import { Rejected, stepOf, stream } from '../../../platform/eventing/commands/index.js';
import { defineCommand } from '../../../platform/eventing/index.js';
import { Files } from '../../../platform/stores/files/index.js';
import { accepted } from '@foyer/contracts/decision';
import { documentTypeOf } from '../domain/document-type.js';
import { addDocument, changeDocuments, type DocumentChange } from '../domain/session-documents.js';
import { authorOf } from './author-of.js';
import { Session } from './streams.js';

/** Take a file into a session; its content decides what it is, not its name. */
export const UploadSessionFile = defineCommand({
  name: 'UploadSessionFile',
  needs: { files: Files, newId: NewId },
  handle: async (
    data: {
      readonly sessionId: string;
      readonly name: string | undefined;
      readonly file: Uint8Array;
    },
    { context, needs: { files, newId }, run },
  ) => {
    const { sessionId, file } = data;
    const type = documentTypeOf(file, data.name);
    if (!type) throw new Rejected('UNSUPPORTED_MEDIA_TYPE', {}, { file: 'DOCUMENT_TYPE' });
    const documentId = newId.next();
    const hash = createHash('sha256').update(file).digest('base64url');
    const name = data.name ?? `document.${type.extension}`;
    const document = { documentId, name, mediaType: type.mediaType, size: file.length, hash };
    await files.put({ kind: 'session-document', id: documentId }, file);
    return run({
      // Each upload is a document of its own, also one that is a repeat.
      context: stepOf(context, documentId),
      streams: { session: stream(Session, sessionId) },
      decide: ({ session }) => {
        const decision = addDocument(session, { document, author: authorOf(context.actor) });
        if (decision.type === 'rejected') return decision;
        return accepted({ session: decision.events }, documentId);
      },
    }).catch(async (error: unknown) => {
      // After any other fault the event may be written all the same.
      if (error instanceof Rejected) {
        await files.remove({ kind: 'session-document', id: documentId });
      }
      throw error;
    });
  },
});

/** Take documents of a session away, or put them back. */
export const ChangeSessionDocuments = defineCommand({
  name: 'ChangeSessionDocuments',
  stream: ({
    sessionId,
  }: {
    readonly sessionId: string;
    readonly changes: readonly DocumentChange[];
  }) => stream(Session, sessionId),
  decide: (state, { changes }, { context }) =>
    changeDocuments(state, { changes, author: authorOf(context.actor) }),
});
