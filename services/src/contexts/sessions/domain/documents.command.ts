import { accepted } from '@foyer/contracts/decision';

import { defineCommand, stream } from '#platform/cqrs';
import { changeDocuments, type DocumentChange } from './session-documents.js';
import { authorOf } from './author-of.service.js';
import { DocumentHolds, holdingStreams } from './document-holds.service.js';
import { Session } from '../streams.js';

/** Take documents of a session away, or put them back. Signed ones, or about to be, stay. */
export const ChangeSessionDocuments = defineCommand({
  name: 'ChangeSessionDocuments',
  needs: { documentHolds: DocumentHolds },
  prepare: async (
    {
      sessionId: id,
      changes,
    }: {
      readonly sessionId: string;
      readonly changes: readonly DocumentChange[];
    },
    { needs: { documentHolds } },
  ) => ({
    known: await documentHolds.on(changes.map(({ documentId }) => documentId)),
    boardId: await documentHolds.boardOf({ kind: 'session', id }),
  }),
  streams: ({ sessionId }, { prepared: { boardId } }) => ({
    session: stream(Session, sessionId),
    ...holdingStreams(boardId),
  }),
  decide: ({ session, ...states }, { changes }, { prepared: { known }, context }) => {
    const whyStays = (id: string) => known.why(id, 'asked', states);
    const author = authorOf(context.actor);
    const decision = changeDocuments(session, { changes, author, whyStays });
    return decision.type === 'rejected' ? decision : accepted({ session: decision.events });
  },
});
