import { whyDocumentStays } from '@foyer/contracts/documents';
import { PersonForgotten } from '@foyer/contracts/identity';

import { defineReaction } from '#platform/cqrs';
import { DeleteDocument } from '../commands.js';
import { FindDocumentsOf } from '../queries.js';

/**
 * Documents are deleted with their uploader, except signed ones. The eraser removes the files; here
 * the lists follow.
 */
export const DeleteDocumentsOfPeopleWhoAreForgotten = defineReaction({
  name: 'delete-documents-of-people-who-are-forgotten',
  whenReadModel: { projection: 'documents', events: [PersonForgotten] },
  key: ({ data: { personId } }) => personId,
  run: async (personId, { query, execute }) => {
    for (const one of await query(new FindDocumentsOf(personId))) {
      const { _id: documentId, place, uploadedBy, isSigned } = one;
      const standing = { isSigned, isBeingSigned: one.signedOn !== null };
      if (whyDocumentStays(standing, 'forgotten')) continue;
      await execute(DeleteDocument, { documentId, place, uploadedBy }, { correlationId: place.id });
    }
  },
});
