import { AppSettingReset, AppSettingSaved } from '@foyer/contracts/settings';

import { Rejected } from '#platform/cqrs';
import { deleteWhatHasExpired, endOfYears } from '#platform/cqrs/retention';
import { appSettingStream } from '#contexts/settings';
import { DeleteDocument } from '../commands.js';
import { yearsKept } from '../domain/retention.js';
import { FindSignedBefore } from '../queries.js';

/** Signed documents are deleted after the years that the company chose, and never before a choice. */
export const DeleteSignedDocumentsThatHaveExpired = deleteWhatHasExpired({
  name: 'delete-signed-documents-that-have-expired',
  on: [AppSettingSaved, AppSettingReset],
  until: async ({ stateOf, now }) => {
    const years = yearsKept((await stateOf(appSettingStream)).values.retention);
    return years === undefined ? undefined : endOfYears(years, now);
  },
  finishedUntil: (moment, { query }) => query(new FindSignedBefore(moment)),
  remove: async ({ _id: documentId, place, uploadedBy }, { execute }) => {
    const known = { documentId, place, uploadedBy, because: 'expired' } as const;
    try {
      await execute(DeleteDocument, known, { correlationId: place.id });
    } catch (error) {
      // A person is asked to sign it once more; the next look comes back to it.
      if (!(error instanceof Rejected) || error.code === 'UNAVAILABLE') throw error;
    }
  },
});
