import { PersonForgotten } from '@foyer/contracts/identity';

import { defineReaction } from '#platform/cqrs';
import { DeleteRecording } from '../commands.js';
import { FindRecordingsOf, FindRecordingsUntil } from '../queries.js';
import { deleteAsRecordingsAre } from './delete-as-recordings-are.js';

/** Recordings that are older than is set are deleted. */
export const DeleteRecordingsThatHaveExpired = deleteAsRecordingsAre({
  name: 'delete-recordings-that-have-expired',
  finishedUntil: (moment, { query }) => query(new FindRecordingsUntil(moment)),
  remove: ({ _id: recordingId, callId }, { execute }) => {
    const deletion = { callId, recordingId, by: null, reason: 'expired' } as const;
    return execute(DeleteRecording, deletion, { correlationId: callId });
  },
});

/**
 * A voice cannot be taken out of a mixed recording: where one of those in it is forgotten, it goes
 * as a whole.
 */
export const DeleteRecordingsOfPeopleWhoAreForgotten = defineReaction({
  name: 'delete-recordings-of-people-who-are-forgotten',
  whenReadModel: { projection: 'recordings', events: [PersonForgotten] },
  key: ({ data: { personId } }) => personId,
  run: async (personId, { query, execute }) => {
    for (const { _id: recordingId, callId } of await query(new FindRecordingsOf(personId))) {
      const deletion = { callId, recordingId, by: null, reason: 'person-forgotten' } as const;
      await execute(DeleteRecording, deletion, { correlationId: callId });
    }
  },
});
