import type { QueryBus } from '@nestjs/cqrs';

import type { DocumentSource } from '../../chat/index.js';
import { FindDocuments, ShowDocuments } from '../queries/index.js';

/** The documents of a call, for messages in its own channel: those who write there may open them already. */
export function documentsOfCalls(queries: QueryBus): DocumentSource {
  const known = async (documentIds: readonly string[], channelId: string) => {
    const found = await queries.execute(new FindDocuments(documentIds));
    return found.filter(({ place }) => place.kind === 'call' && place.id === channelId);
  };
  return {
    find: async (documentIds, channelId) =>
      queries.execute(new ShowDocuments(await known(documentIds, channelId))),
    attachable: async (documentIds, { channelId }) =>
      (await known(documentIds, channelId)).map(({ _id }) => _id),
  };
}
