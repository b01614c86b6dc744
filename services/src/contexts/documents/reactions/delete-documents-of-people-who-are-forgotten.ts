import { PersonForgotten } from '@foyer/contracts/identity';

import { defineReaction } from '../../../platform/eventing/index.js';
import { DeleteDocument } from '../commands/index.js';
import { FindDocumentsOf } from '../queries/index.js';

/** What somebody uploaded goes with them. Their files are removed with all else that is kept of them; here the lists follow. */
export const DeleteDocumentsOfPeopleWhoAreForgotten = defineReaction({
  name: 'delete-documents-of-people-who-are-forgotten',
  whenReadModel: { projection: 'documents', events: [PersonForgotten] },
  key: ({ data: { personId } }) => personId,
  run: async (personId, { query, execute }) => {
    for (const { _id: documentId, place, uploadedBy } of await query(
      new FindDocumentsOf(personId),
    )) {
      await execute(DeleteDocument, { documentId, place, uploadedBy }, { correlationId: place.id });
    }
  },
});
