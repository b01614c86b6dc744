import type { QueryBus } from '@nestjs/cqrs';

import { Rejected } from '../../../platform/eventing/commands/index.js';
import { FindDocument, ShowDocuments, type DocumentAccess } from '../../documents/index.js';
import type { DocumentSource } from '../ports/channel-documents.js';

/** The documents of calls, for messages where their chat goes on: in the call, or in the session that it came from. */
export function documentsOfCalls(queries: QueryBus, access: DocumentAccess): DocumentSource {
  const find = async (documentIds: readonly string[], channelId: string) => {
    const found = await Promise.all(documentIds.map((id) => documentOf(queries, id)));
    const ofChannel = await Promise.all(
      found.map(async (one) => {
        if (one?.place.kind !== 'call') return [];
        const sessionId = await access.sessionOf(one.place.id);
        return (sessionId ?? one.place.id) === channelId ? [one] : [];
      }),
    );
    return queries.execute(new ShowDocuments(ofChannel.flat()));
  };
  return {
    find,
    attachable: async (documentIds, { channelId }) =>
      (await find(documentIds, channelId)).map(({ _id }) => _id),
  };
}

/** A document that is there; undefined for any other id. */
function documentOf(queries: QueryBus, documentId: string) {
  return queries.execute(new FindDocument(documentId)).catch((error: unknown) => {
    if (error instanceof Rejected && error.code === 'DOCUMENT_NOT_FOUND') return undefined;
    throw error;
  });
}
