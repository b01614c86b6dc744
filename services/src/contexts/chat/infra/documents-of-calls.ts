import type { QueryBus } from '@nestjs/cqrs';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { FindDocument, ShowDocuments, type DocumentAccess } from '../../documents/index.js';
import type { DocumentSource } from '../ports/channel-documents.js';

/** The documents of calls, for messages where their chat goes on: in the call, or in the session that it came from. */
export function documentsOfCalls(queries: QueryBus, access: DocumentAccess): DocumentSource {
  const known = async (documentIds: readonly string[], channelId: string) => {
    const found = await Promise.all(documentIds.map((id) => documentOf(queries, id)));
    const ofChannel = await Promise.all(
      found.map(async (document) => {
        if (document?.place.kind !== 'call') return [];
        const sessionId = await access.sessionOf(document.place.id);
        return (sessionId ?? document.place.id) === channelId ? [{ document, sessionId }] : [];
      }),
    );
    return ofChannel.flat();
  };
  return {
    find: async (documentIds, channelId) => {
      const found = await known(documentIds, channelId);
      return queries.execute(new ShowDocuments(found.map(({ document }) => document)));
    },
    // A session that was given the id of a call has nothing of that call.
    attachable: async (documentIds, { channelId, sessionId }) =>
      (await known(documentIds, channelId)).flatMap((one) =>
        one.sessionId === sessionId ? [one.document._id] : [],
      ),
  };
}

/** A document that is there; undefined for any other id. */
function documentOf(queries: QueryBus, documentId: string) {
  return queries.execute(new FindDocument(documentId)).catch((error: unknown) => {
    if (error instanceof Rejected && error.code === 'DOCUMENT_NOT_FOUND') return undefined;
    throw error;
  });
}
