import { PersonForgotten } from '@foyer/contracts/identity';
import { RecordingRetentionSet } from '@foyer/contracts/recordings';
import { TranscriptConsentWithdrawn, TranscriptDeleted } from '@foyer/contracts/smart-meet';
import type { ProjectionStore } from '@foyer/projections';

import { defineReaction, need } from '../../../platform/eventing/index.js';
import { READ_STORE } from '../../../platform/tokens.js';
import { expiredUntil, retention } from '../../recordings/index.js';
import { DeleteTranscript, DiscardSummaries } from '../commands/index.js';
import { FindTranscriptsOf, FindTranscriptsUntil } from '../queries/index.js';

/** How often it is looked for transcripts that are old enough, in milliseconds. */
const LOOK_MS = 900_000;
const ALL = 'all';

/** Transcripts are kept as long as recordings are; also where the server was not running when they became too old. */
export const DeleteTranscriptsThatHaveExpired = defineReaction({
  name: 'delete-transcripts-that-have-expired',
  on: [RecordingRetentionSet],
  key: () => ALL,
  begin: () => [ALL],
  beginsOnceOpen: true,
  run: async (_, { stateOf, query, execute, now, again }) => {
    const lookAgain = () => again(new Date(now.getTime() + LOOK_MS));
    // Where there is none, a start need not read how long they are kept.
    const finished = await query(new FindTranscriptsUntil(now.toISOString()));
    if (finished.length === 0) {
      lookAgain();
      return;
    }
    const until = expiredUntil(await stateOf(retention), now);
    if (until === undefined) return;
    for (const { _id: callId } of await query(new FindTranscriptsUntil(until))) {
      const deletion = { callId, by: null, reason: 'expired' } as const;
      await execute(DeleteTranscript, deletion, { correlationId: callId });
    }
    lookAgain();
  },
});

/** What was said of a person cannot be taken out of a summary: where one of those in the call is forgotten, it goes as a whole. */
export const DiscardSummariesOfPeopleWhoAreForgotten = defineReaction({
  name: 'discard-summaries-of-people-who-are-forgotten',
  whenReadModel: { projection: 'transcripts', events: [PersonForgotten] },
  key: ({ data: { personId } }) => personId,
  run: async (personId, { query, execute }) => {
    for (const { _id: callId } of await query(new FindTranscriptsOf(personId))) {
      const discard = { callId, reason: 'person-forgotten' } as const;
      await execute(DiscardSummaries, discard, { correlationId: callId });
    }
  },
});

/** Words that were removed are not left on the disk where the store would keep them for a while. */
export const ScrubWordsThatWereRemoved = defineReaction({
  name: 'scrub-words-that-were-removed',
  whenReadModel: {
    projection: 'transcripts',
    events: [TranscriptConsentWithdrawn, TranscriptDeleted],
  },
  needs: { store: need<ProjectionStore>(READ_STORE) },
  key: () => ALL,
  run: async (_, { needs: { store } }) => {
    await store.scrub?.();
  },
});
