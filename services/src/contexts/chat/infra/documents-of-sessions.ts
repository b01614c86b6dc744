import type { QueryBus } from '@nestjs/cqrs';

import { FindSessionDocuments } from '../../sessions/index.js';
import type { DocumentSource } from '../ports/channel-documents.js';

/** The documents of a session, for messages in its own channel: those who write there may open them already. */
export function documentsOfSessions(queries: QueryBus): DocumentSource {
  const find: DocumentSource['find'] = async (documentIds, channelId) => {
    const known = await queries.execute(new FindSessionDocuments(channelId));
    return known.filter(({ _id }) => documentIds.includes(_id));
  };
  return {
    find,
    attachable: async (documentIds, { channelId }) =>
      (await find(documentIds, channelId)).map(({ _id }) => _id),
  };
}
