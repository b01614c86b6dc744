import { PersonForgotten } from '@foyer/contracts/identity';
import { RecordingRetentionSet } from '@foyer/contracts/recordings';

import { defineReaction } from '../../../platform/eventing/index.js';
import { DeleteRecording } from '../commands/index.js';
import { expiredUntil } from '../domain/retention.js';
import { FindRecordingsOf, FindRecordingsUntil } from '../queries/index.js';
import { retention } from '../streams.js';

/** How often it is looked for recordings that are old enough, in milliseconds. */
const LOOK_MS = 900_000;
const ALL = 'all';

/** Recordings that are older than is set are deleted; also where the server was not running when they became so. */
export const DeleteRecordingsThatHaveExpired = defineReaction({
  name: 'delete-recordings-that-have-expired',
  on: [RecordingRetentionSet],
  key: () => ALL,
  begin: () => [ALL],
  beginsOnceOpen: true,
  run: async (_, { stateOf, query, execute, now, again }) => {
    const lookAgain = () => again(new Date(now.getTime() + LOOK_MS));
    // Where there is none, a start need not read how long they are kept.
    const finished = await query(new FindRecordingsUntil(now.toISOString()));
    if (finished.length === 0) {
      lookAgain();
      return;
    }
    const until = expiredUntil(await stateOf(retention), now);
    if (until === undefined) return;
    const found = await query(new FindRecordingsUntil(until));
    for (const { _id: recordingId, callId } of found) {
      const deletion = { callId, recordingId, by: null, reason: 'expired' } as const;
      await execute(DeleteRecording, deletion, { correlationId: callId });
    }
    lookAgain();
  },
});

/** A voice cannot be taken out of a mixed recording: where one of those in it is forgotten, it goes as a whole. */
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
