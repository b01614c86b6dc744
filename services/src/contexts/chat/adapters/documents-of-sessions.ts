import type { QueryBus } from '@nestjs/cqrs';

import { FindDocuments } from '#contexts/documents';
import { FindSessionDocuments } from '#contexts/sessions';
import type { DocumentSource } from '../ports/channel-documents.js';
import { draftsOf } from './drafts-of.js';

/**
 * The documents of a session, for messages in its own channel: those who write there may open them
 * already.
 */
export function documentsOfSessions(queries: QueryBus): DocumentSource {
  const find: DocumentSource['find'] = async (documentIds, channelId) => {
    const known = await queries.execute(new FindSessionDocuments(channelId));
    return known.filter(({ _id }) => documentIds.includes(_id));
  };
  const drafts: NonNullable<DocumentSource['drafts']> = async (
    documentIds,
    { channelId, senderId },
  ) => {
    const found = await queries.execute(new FindDocuments(documentIds));
    return draftsOf(found, { kind: 'session', id: channelId, senderId });
  };
  return {
    find,
    drafts,
    attachable: async (documentIds, attaching) => [
      ...(await find(documentIds, attaching.channelId)).map(({ _id }) => _id),
      ...(await drafts(documentIds, attaching)).map(({ documentId }) => documentId),
    ],
  };
}
