import type { QueryBus } from '@nestjs/cqrs';

import type { CommandRunner } from '#platform/cqrs';
import { sessionOfCall } from '#contexts/calls';
import { FindDocuments, ShowDocuments } from '#contexts/documents';
import type { DocumentSource } from '../ports/channel-documents.js';
import { draftsOf } from './drafts-of.js';

/**
 * Finds the documents of calls, for messages of their chat: in the call, or in the session that it
 * came from.
 */
export function documentsOfCalls(queries: QueryBus, runner: CommandRunner): DocumentSource {
  const sessionOf = async (callId: string) =>
    [callId, await sessionOfCall(callId, (one) => runner.stateOf(one))] as const;
  const known = async (documentIds: readonly string[], channelId: string) => {
    const found = await queries.execute(new FindDocuments(documentIds));
    const ofCalls = found.filter(({ place, isDraft }) => place.kind === 'call' && !isDraft);
    const callIds = [...new Set(ofCalls.map(({ place }) => place.id))];
    const sessions = new Map(await Promise.all(callIds.map(sessionOf)));
    return ofCalls.flatMap((document) => {
      const sessionId = sessions.get(document.place.id) ?? null;
      return (sessionId ?? document.place.id) === channelId ? [{ document, sessionId }] : [];
    });
  };
  // In the chat of a session, what is uploaded for a message is the session's.
  const drafts: NonNullable<DocumentSource['drafts']> = async (documentIds, attaching) => {
    const { channelId: id, sessionId, senderId } = attaching;
    if (sessionId !== null) return [];
    const found = await queries.execute(new FindDocuments(documentIds));
    return draftsOf(found, { kind: 'call', id, senderId });
  };
  return {
    find: async (documentIds, channelId) => {
      const found = await known(documentIds, channelId);
      return queries.execute(new ShowDocuments(found.map(({ document }) => document)));
    },
    drafts,
    // A session that was given the id of a call has nothing of that call.
    attachable: async (documentIds, attaching) => [
      ...(await known(documentIds, attaching.channelId)).flatMap((one) =>
        one.sessionId === attaching.sessionId ? [one.document._id] : [],
      ),
      ...(await drafts(documentIds, attaching)).map(({ documentId }) => documentId),
    ],
  };
}
